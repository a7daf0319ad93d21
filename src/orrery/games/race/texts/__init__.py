"""What is said about Race for the Galaxy, in English and German."""
