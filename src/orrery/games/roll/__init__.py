"""Roll for the Galaxy."""
