"""The words of Comet."""
