"""The module Objectives of Ambition (A-19 to A-23)."""
