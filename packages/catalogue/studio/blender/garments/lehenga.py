"""Blouse and waistband of a lehenga; its skirt is simulated in tunic.simulate_skirt."""
import math

import numpy as np

import body
from mesh import add_mesh, finish, grid_faces


def waistband(low=1.020, high=1.082, off=0.021, rows=14, columns=240):
    """The stitched band. UV: u round it to 0.8 m, v up from its low edge."""
    heights = np.linspace(low, high, rows)
    around = np.linspace(0, 2 * math.pi, columns)
    vertices = body.point(np.tile(around, rows), np.repeat(heights, columns), off)
    uv = np.stack([np.tile(around / (2 * math.pi) * 0.8, rows), np.repeat(heights - low, columns)], -1)
    return finish(add_mesh("band", vertices, grid_faces(columns, rows), uv), thickness=0.004, offset=1)


def blouse(hem=1.135, off=0.0085, columns=360, rows=120):
    """The fitted blouse with a wide scooped neck. UV: u round it, v its height."""
    around = np.linspace(-math.pi, math.pi, columns + 1)
    edge = np.abs(body.point(around, np.full(columns + 1, 1.37), 0)[:, 0]) / 0.168
    edge = np.clip((edge - 0.30) / 0.42, 0, 1) ** 1.1
    edge = edge * edge * (3 - 2 * edge)
    front = np.clip(np.cos(around) * 6 + 0.5, 0, 1)
    top = front * (1.305 + 0.136 * edge) + (1 - front) * (1.245 + 0.196 * edge)
    points, uv = [], []
    for j in range(rows):
        z = hem + (top - hem) * j / (rows - 1)
        crease = 0.0016 * np.sin(around * 9 + z * 60) * np.exp(-(((z - 1.16) / 0.03) ** 2))
        points.append(body.point(around, z, off + crease))
        uv.append(np.stack([around / (2 * math.pi) * 0.92, z], -1))
    points, uv = np.array(points), np.array(uv)
    ob = add_mesh("blouse", points.reshape(-1, 3), grid_faces(columns + 1, rows), uv.reshape(-1, 2))
    return finish(ob, thickness=0.003, offset=1), points[-1][:-1]
