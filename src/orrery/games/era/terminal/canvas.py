"""A sheet of signs: whatever is written stands at its row and column, in its style."""

from __future__ import annotations

from rich.text import Text

BLANK = " "


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.signs = [[BLANK] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, row: int, column: int, text: str, style: str = "") -> int:
        """Write, and say where one could go on. What does not fit on the sheet is left out."""
        for sign in text:
            if column < self.width:
                self.signs[row][column] = sign
                self.styles[row][column] = style
            column += 1
        return column

    def rows(self) -> list[Text]:
        """Its rows, without blanks at their ends."""
        return [self.row(number) for number in range(len(self.signs))]

    def row(self, number: int) -> Text:
        signs = self.signs[number]
        end = len(signs)
        while end and signs[end - 1] == BLANK:
            end -= 1
        text = Text()
        start = 0
        styles = self.styles[number]
        for at in range(1, end + 1):
            if at == end or styles[at] != styles[start]:
                text.append("".join(signs[start:at]), styles[start])
                start = at
        return text
