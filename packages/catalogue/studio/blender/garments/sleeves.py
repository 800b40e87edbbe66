"""Set-in sleeves: the head turns over the shoulder, the seam lies inside the top."""
import math
from dataclasses import dataclass

import numpy as np

from mesh import add_mesh, finish, grid_faces, waves

PIVOT = np.array([0.143, 0.006, 1.280])  # the underarm
ROUND = 0.36  # u round the arm, metres


@dataclass(frozen=True)
class Sleeve:
    """`length` below the head; `lean` degrees that it turns down; `head`, `arm` and `cuff` are its
    heights at the shoulder, below it and at the end."""

    length: float = 0.34
    lean: float = 74
    head: float = 0.150
    arm: float = 0.112
    cuff: float = 0.098
    seed: int = 2

    def ring(self, s, arc, around, seed):
        """Points of the sleeve round the arm, `s` metres from the shoulder seam."""
        turn = math.radians(self.lean)
        below = max(0.0, (s - arc) / self.length)
        a = min(turn, turn * s / arc)
        up = np.array([math.sin(a), 0, math.cos(a)])
        travel = np.array([math.cos(turn), 0, -math.sin(turn)]) * max(0.0, s - arc)
        rounded = min(1.0, s / arc) ** 0.8
        high = self.head + (self.arm - self.head) * rounded + (self.cuff - self.arm) * below
        deep = 0.060 - 0.010 * rounded + (self.cuff * 0.40 - 0.050) * below
        centre = PIVOT + travel + up * (high / 2 + (self.arm - self.cuff) * 0.2 * below)
        centre = centre + np.array([0, -0.034 * below**2, 0])
        count = np.full(len(around), s * 6.5)
        fold = 0.0045 * waves(around / 3, count, seed) * min(1.0, s / 0.07)
        fold = fold + self._creases(s - arc, around, seed)
        ring = centre + (np.cos(around) * (high / 2 + fold))[:, None] * up
        return ring + (np.sin(around) * (deep + fold))[:, None] * np.array([0, -1.0, 0])

    def _creases(self, s, around, seed):
        """Folds where the cloth is pushed together: under the arm, and at the elbow of a long sleeve."""
        inner = 0.5 - 0.5 * np.cos(around)
        slant = 2.2 * np.cos(around) + 0.8 * np.sin(around * 2 + seed)
        crease = 0.0030 * np.sin(s * 62 + slant) * math.exp(-(((s - 0.04) / 0.06) ** 2)) * inner**1.5
        if self.length > 0.3:
            crease = crease + 0.0036 * np.sin(s * 84 + slant * 1.3 + seed) * math.exp(-(((s - 0.21) / 0.055) ** 2)) * (0.25 + 0.75 * inner)
        return crease


def _corner_uv(total, columns, rows, side):
    """UV per face corner, so that the seam under the arm does not smear: u round the arm, v up from the cuff."""
    step = np.array([ROUND / columns * side, 0])
    corners = []
    for j in range(rows - 1):
        for i in range(columns):
            u = (i / columns - 0.25) * ROUND * side
            first, second = np.array([u, total * (1 - j / (rows - 1))]), np.array([u, total * (1 - (j + 1) / (rows - 1))])
            corners += [first, first + step, second + step, second]
    return corners


def _sleeve(shape, side, columns=96, per_metre=260):
    arc = shape.head * 0.5 * math.radians(shape.lean)
    total = arc + shape.length
    rows = max(40, int(total * per_metre))
    around = np.linspace(0, 2 * math.pi, columns, endpoint=False)
    seed = shape.seed + (3 if side > 0 else 0)
    points = np.array([shape.ring(s, arc, around, seed) for s in np.linspace(0, total, rows)])
    points[..., 0] *= side
    ob = add_mesh("sleeve", points.reshape(-1, 3), grid_faces(columns, rows, True), _corner_uv(total, columns, rows, side))
    return finish(ob, subdivide=1, thickness=0.002)


def sleeves(shape):
    """The pair; UV: u round the arm, v up from the cuff, metres."""
    return [_sleeve(shape, side) for side in (-1, 1)]
