"""The five phases, in the order of the rulebook."""
