// Made by tools/wire_types.py from orrery.web.plain: do not edit.

export interface PlainBoard {
  game: "plain";
  title: string;
  round: number;
  lines: string[];
}
