"""Shapes in millimetres, how they look, and the two ways to show them: as SVG and as PDF."""
