"""Tests of Galactic Era."""
