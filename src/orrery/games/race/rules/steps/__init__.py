"""What the player is asked, one small question after another."""
