"""The rules of Comet (rules.md)."""
