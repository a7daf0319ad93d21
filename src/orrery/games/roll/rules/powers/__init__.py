"""Powers of developments: small functions by kind, asked for by moment."""
