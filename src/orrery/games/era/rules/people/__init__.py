"""What the powers of the star peoples do, by the moments at which the rules ask for them (E-176 to E-178)."""
