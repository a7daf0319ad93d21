"""Orb, a module of Rivalry: dice that are rolled with the others, and whose faces are replaced by better ones."""
