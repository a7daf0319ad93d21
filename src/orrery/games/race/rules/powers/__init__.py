"""Powers of cards: a small class for each effect, kept for each design by the phase they act in."""
