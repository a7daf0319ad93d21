"""The trading phase: peace with the automas, trades of technology, and what the Slavers gain without them."""
