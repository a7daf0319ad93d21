"""The automas: what the Genetic Farmers and the Slavers roll, where they move, and how they grow (E-190 to E-256)."""
