"""Deal, a module of Rivalry: what lies on its board."""
