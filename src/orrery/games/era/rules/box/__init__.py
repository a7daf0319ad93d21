"""What is in the box, read from content/*.toml: a module for each kind of component."""
