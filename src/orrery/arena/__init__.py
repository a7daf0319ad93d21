"""Many games at once: simulations and the laws at length, on every core of this machine."""
