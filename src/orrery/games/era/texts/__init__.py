"""What is said about Galactic Era, in English and German."""
