"""The browser table: HTTP, one WebSocket per seat, and the built client."""
