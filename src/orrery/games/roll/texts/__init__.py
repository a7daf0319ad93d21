"""The voice of Roll for the Galaxy."""
