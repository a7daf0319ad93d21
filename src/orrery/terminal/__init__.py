"""Play at the prompt, alone or several people at one keyboard; in a terminal or through a pipe."""
