"""Movement: fleets and ships on their way, stargates, scouting and remote views (E-48 to E-77)."""
