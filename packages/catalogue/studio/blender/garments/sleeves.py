"""A set-in sleeve: its head turns over the shoulder, its seam lies inside the top."""
import math

import numpy as np

from mesh import add_mesh, finish, grid_faces, waves


def sleeve(side, length=0.40, lean=73, head=0.150, arm=0.112, cuff=0.102, seed=2, rows=110, columns=96):
    """Sleeve of the left (-1) or right (1) arm; `length` below the head, `lean` degrees of the
    turn; `head`, `arm` and `cuff` are its heights at the shoulder, below it and at the end.

    UV: u round the arm, v up from the cuff, metres.
    """
    pivot = np.array([0.143, 0.006, 1.280])
    turn = math.radians(lean)
    arc = head * 0.5 * turn
    total = arc + length
    around = np.linspace(0, 2 * math.pi, columns, endpoint=False)
    travel = np.array([math.cos(turn), 0, -math.sin(turn)])
    outward = np.array([math.sin(turn), 0, math.cos(turn)])
    points, uv = [], []
    for j in range(rows):
        s = total * j / (rows - 1)
        if s < arc:
            a = turn * s / arc
            up, centre_of = np.array([math.sin(a), 0, math.cos(a)]), pivot
            below = 0.0
        else:
            up, centre_of, below = outward, pivot + travel * (s - arc), (s - arc) / length
        rounded = min(1.0, s / arc) ** 0.8
        high = head + (arm - head) * rounded + (cuff - arm) * below
        deep = 0.060 - 0.010 * rounded + (cuff * 0.40 - 0.050) * below
        centre = centre_of + up * (high / 2 + (arm - cuff) * 0.2 * below)
        bend = np.array([0, -0.030 * below**2, 0])
        fold = 0.0042 * waves(around / 3, np.full(columns, s * 6.5), seed + (3 if side > 0 else 0)) * min(1.0, s / 0.07)
        pull = 0.0030 * np.sin(s * 62 + 2.2 * np.cos(around)) * math.exp(-(((s - arc - 0.04) / 0.06) ** 2)) * (np.cos(around) < 0.2)
        up_part = np.cos(around) * (high / 2 + fold + pull)
        deep_part = np.sin(around) * (deep + fold)
        ring = centre + bend + up_part[:, None] * up + deep_part[:, None] * np.array([0, -1.0, 0])
        ring[:, 0] *= side
        points.append(ring)
        uv.append(np.stack([(around / (2 * math.pi) - 0.25) * 0.36 * side, np.full(columns, total - s)], -1))
    points, uv = np.array(points), np.array(uv)
    faces = grid_faces(columns, rows, True)
    ob = add_mesh("sleeve", points.reshape(-1, 3), faces, _corner_uv(uv, columns, rows, side))
    return finish(ob, subdivide=1, thickness=0.002)


def _corner_uv(uv, columns, rows, side):
    """UV per face corner, so that the seam under the arm does not smear."""
    corners = []
    for j in range(rows - 1):
        for i in range(columns):
            first, second = uv[j, i], uv[j + 1, i]
            width = np.array([0.36 / columns * side, 0])
            corners += [first, first + width, second + width, second]
    return corners
