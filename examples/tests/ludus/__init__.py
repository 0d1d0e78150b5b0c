"""Tests of Ludus."""
