"""Blouse and waistband of a lehenga."""
import math

import numpy as np

import body
from garments.neckline import SCOOP, fitted_top, shell
from mesh import add_mesh, finish, grid_faces

BLOUSE_HEM = 1.135


def waistband(low=1.046, high=1.098, off=0.0205, rows=14, columns=240):
    """The stitched band. UV: u round it to 0.8 m from the back, v up from its low edge."""
    heights = np.linspace(low, high, rows)
    around = np.linspace(0, 2 * math.pi, columns)
    vertices = body.point(np.tile(around + math.pi, rows), np.repeat(heights, columns), off)
    uv = np.stack([np.tile(around / (2 * math.pi) * 0.8, rows), np.repeat(heights - low, columns)], -1)
    return finish(add_mesh("band", vertices, grid_faces(columns, rows), uv), thickness=0.004, offset=1)


def blouse(neck=SCOOP, hem=BLOUSE_HEM):
    """The fitted blouse. UV: u round it, v its height."""
    angle, points = fitted_top(neck, hem, 0.0, 360, spanned=False)
    round_ = np.broadcast_to(angle / (2 * math.pi) * 0.92, points.shape[:2])
    return shell("blouse", points, np.stack([round_, points[..., 2]], -1), 0.003)
