"""The table of Roll for the Galaxy in the browser."""
