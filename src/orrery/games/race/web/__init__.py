"""How Race for the Galaxy is sent to the browser."""
