"""The growth phase: counters, turn order, research, population, stars, ships (E-102 to E-158)."""
