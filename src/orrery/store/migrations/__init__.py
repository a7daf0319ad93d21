"""How the schema came about, one file a step; Alembic runs those that a database lacks."""
