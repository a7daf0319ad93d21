"""Powers of the star peoples: what they are, and later what they do."""
