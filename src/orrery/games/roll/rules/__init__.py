"""The rules of Roll for the Galaxy: pure Python, compiled where that is possible."""
