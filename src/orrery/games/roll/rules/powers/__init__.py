"""Powers of developments: a small class for each kind, kept for each player by the moment they act in."""
