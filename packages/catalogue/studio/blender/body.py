"""The dress form: a torso lofted through measured sections, its neck cap and stand."""
import math

import numpy as np
from scipy.interpolate import PchipInterpolator

from mesh import add_mesh, grid_faces, lathe, material

# height, half width, depth to the front, depth to the back, centre y
SECTIONS = np.array([
    [0.70, 0.128, 0.085, 0.095, 0.0], [0.78, 0.160, 0.098, 0.118, 0.0], [0.86, 0.176, 0.104, 0.130, 0.0],
    [0.93, 0.168, 0.102, 0.118, 0.0], [1.00, 0.143, 0.094, 0.094, 0.0], [1.06, 0.124, 0.088, 0.080, 0.0],
    [1.12, 0.128, 0.094, 0.080, 0.0], [1.18, 0.140, 0.110, 0.086, 0.0], [1.24, 0.152, 0.128, 0.092, 0.0],
    [1.285, 0.157, 0.124, 0.096, 0.0], [1.33, 0.162, 0.104, 0.098, 0.0], [1.37, 0.168, 0.084, 0.094, 0.004],
    [1.405, 0.168, 0.066, 0.084, 0.008], [1.430, 0.140, 0.056, 0.074, 0.012], [1.448, 0.096, 0.052, 0.066, 0.014],
    [1.462, 0.066, 0.052, 0.058, 0.014], [1.49, 0.056, 0.052, 0.052, 0.010], [1.545, 0.053, 0.050, 0.050, 0.004],
])
SHOULDER = 1.462  # height of the shoulder at the neck: v = 0 of a tunic
ROUNDNESS = 2.25
_curves = [PchipInterpolator(SECTIONS[:, 0], SECTIONS[:, i]) for i in range(1, 5)]


def section(z):
    """Half width, front depth, back depth and centre y at a height."""
    z = np.clip(z, SECTIONS[0, 0], SECTIONS[-1, 0])
    return [curve(z) for curve in _curves]


def point(angle, z, off=0.0, spanned=False):
    """Point on the form, `off` metres outside it. Angle 0 is the front, pi/2 is +x.

    `spanned` gives the shape of cloth stretched from bust to bust instead of the form itself.
    """
    half, front, back, centre = section(z)
    s, c = np.sin(angle), np.cos(angle)
    depth = np.where(c > 0, front, back)
    x = np.sign(s) * np.abs(s) ** (2 / ROUNDNESS) * (half + off)
    y = -np.sign(c) * np.abs(c) ** (2 / ROUNDNESS) * (depth + off) + centre
    forward = np.where(c > 0, 1, 0)
    if spanned:
        bust = np.exp(-((np.abs(x) / 0.122) ** 4) - ((z - 1.238) / 0.062) ** 2) * forward * 0.0245
        return np.stack([x, y - bust, z + 0 * x], -1)
    bust = np.exp(-(((np.abs(x) - 0.072) / 0.046) ** 2) - ((z - 1.243) / 0.050) ** 2) * forward * 0.024
    cleft = np.exp(-((x / 0.03) ** 2) - ((z - 1.25) / 0.05) ** 2) * forward * 0.012
    return np.stack([x, y - bust + cleft, z + 0 * x], -1)


def linen():
    """Cover of the form."""
    return material("linen", "#d9cdbb", 0.9, 0, 0.1)


def torso(mat=None, rows=90, columns=96, low=0.70, high=1.545):
    """The form itself, closed at both ends."""
    heights = np.linspace(low, high, rows)
    around = np.linspace(0, 2 * math.pi, columns, endpoint=False)
    vertices = list(map(tuple, point(np.tile(around, rows), np.repeat(heights, columns))))
    vertices += [(0, 0, low), (0, 0.004, high)]
    faces, top = grid_faces(columns, rows, True), rows * columns
    faces += [((i + 1) % columns, i, top) for i in range(columns)]
    last = (rows - 1) * columns
    faces += [(last + i, last + (i + 1) % columns, top + 1) for i in range(columns)]
    return add_mesh("torso", vertices, faces, mat=mat)


def stand(low=0.70):
    """Neck cap, pole and foot."""
    wood, brass = material("wood", "#5a3a24", 0.45), material("brass", "#b08d57", 0.28, 1)
    cap = [(0, 1.585), (0.012, 1.583), (0.020, 1.575), (0.022, 1.565), (0.016, 1.556), (0.022, 1.553), (0.054, 1.550), (0.056, 1.545), (0.054, 1.540), (0.0, 1.539)]
    lathe(cap, wood, location=(0, 0.004, 0))
    lathe([(0.014, 0.02), (0.014, low + 0.05)], brass)
    lathe([(0, 0.03), (0.02, 0.03), (0.03, 0.022), (0.15, 0.014), (0.155, 0.008), (0.155, 0)], brass)
