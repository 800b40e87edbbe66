"""Necklines: where a top ends on the form, its binding, its stand collar and its placket."""
import math
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Vector

import body
from mesh import grid_faces, add_mesh, finish, lathe, sheet, tube

EASE = 0.0085  # distance of a fitted top from the form


@dataclass(frozen=True)
class Neck:
    """An oval cut out of the shoulders; lengths in metres below and beside the shoulder point."""

    half: float = 0.078
    front: float = 0.092
    back: float = 0.030
    power: float = 2.3

    def heights(self, angle):
        """Height of the edge at each angle: where the form leaves the oval."""
        angle = np.asarray(angle, dtype=float)
        depth = np.where(np.cos(angle) > 0, self.front, self.back)
        levels = np.linspace(body.SHOULDER - 0.004, body.SHOULDER - 0.21, 420)
        top = np.full(angle.shape, levels[-1])
        found = np.zeros(angle.shape, bool)
        for z in levels:
            x = np.abs(body.point(angle, np.full(angle.shape, z), EASE)[:, 0])
            out = (x / self.half) ** self.power + ((body.SHOULDER - z) / depth) ** self.power >= 1
            top = np.where(out & ~found, z, top)
            found |= out
        return top


ROUND = Neck()
STAND = Neck(half=0.066, front=0.034, back=0.016)
SCOOP = Neck(half=0.098, front=0.172, back=0.150, power=2.6)
DEEP = Neck(half=0.092, front=0.165, back=0.120, power=1.55)


def angles(count):
    """Angles from -pi to pi; the front is in the middle."""
    return np.linspace(-math.pi, math.pi, count + 1)


def binding(neck=ROUND, count=240, radius=0.0036, spanned=False):
    """A cord along the neck edge."""
    angle = np.linspace(0, 2 * math.pi, count, endpoint=False)
    path = body.point(angle, neck.heights(angle), EASE + 0.001, spanned)
    return tube("binding", path, radius, closed=True)


def stand_collar(neck=STAND, height=0.032, gap=0.05, columns=220, rows=10):
    """A band that stands round the neck, open at the front. UV: u round it, v up from its seam."""
    angle = np.linspace(gap, 2 * math.pi - gap, columns)
    low = body.point(angle, neck.heights(angle) - 0.005, EASE + 0.0028)  # sewn over the neck edge
    rounded = np.clip(np.minimum(angle - gap, 2 * math.pi - gap - angle) / 0.22, 0, 1)
    rise = height * (0.35 + 0.65 * np.sqrt(1 - (1 - rounded) ** 2))
    points = []
    for share in np.linspace(0, 1, rows):
        towards = body.point(angle, low[:, 2] + rise * share, 0.0085 + 0.002 * share)
        points.append(low * (1 - share) ** 2 + towards * (1 - (1 - share) ** 2))
        points[-1][:, 2] = low[:, 2] + rise * share
    around = np.r_[0, np.cumsum(np.linalg.norm(np.diff(low, axis=0), axis=1))]
    uv = np.stack(np.broadcast_arrays(around[None], np.linspace(0, height, rows)[:, None]), -1)
    return sheet("collar", np.array(points), uv, thickness=0.003)


def _front_depths(garments, x, z):
    graph = bpy.context.evaluated_depsgraph_get()
    graph.update()
    found = []
    for ob in garments:
        hit, place, _, _ = ob.evaluated_get(graph).ray_cast(Vector((x, -2, z)), Vector((0, 1, 0)))
        if hit:
            found.append(place.y)
    return min(found) if found else None


def buttons(garments, heights, radius=0.0052):
    """Small round buttons on the front centre line, at the given heights."""
    made = []
    for z in heights:
        depth = _front_depths(garments, 0, z)
        if depth is None:
            continue
        profile = [(radius * math.cos(a), radius * math.sin(a)) for a in np.linspace(-math.pi / 2, math.pi / 2, 13)]
        made.append(lathe(profile, name="button", segments=20, location=(0, depth - radius * 0.3, z)))
    return made


def placket(garments, top, bottom, half=0.016, lift=0.0022, rows=60):
    """A stitched strip on the front centre line, pointed below. UV as the tunic's: u 0.9 in the middle, v down."""
    z = np.linspace(top, bottom, rows)
    known = [(height, _front_depths(garments, 0, height)) for height in z]
    known = [(height, depth) for height, depth in known if depth is not None]
    depth = np.interp(-z, [-height for height, _ in known], [found for _, found in known])
    kernel = np.ones(5) / 5
    depth = np.convolve(np.pad(depth, 2, "edge"), kernel, "valid")
    across = np.linspace(-1, 1, 9)
    points = np.zeros((rows, len(across), 3))
    points[..., 0] = across[None] * half
    points[..., 1] = depth[:, None] - lift + 0.0016 * across[None] ** 4
    points[..., 2] = z[:, None] - (1 - np.abs(across)[None]) * half * np.linspace(0, 1, rows)[:, None] ** 8
    uv = np.stack([points[..., 0] + 0.9, body.SHOULDER - points[..., 2]], -1)
    return sheet("placket", points, uv, thickness=0.0012)


def fitted_top(neck, hem, hem_ease=0.004, columns=320, rows=130, spanned=True):
    """A fitted top from the neck edge to `hem`: angles, points (rows, columns + 1, 3); its folds are drawn."""
    angle = angles(columns)
    top = neck.heights(angle)
    points = []
    for share in np.linspace(0, 1, rows):
        z = top + (hem - top) * share
        crease = 0.0014 * np.sin(angle * 9 + z * 60) * np.exp(-(((z - (hem + 0.035)) / 0.035) ** 2))
        points.append(body.point(angle, z, EASE + hem_ease * share + crease, spanned))
    return angle, np.array(points)


def shell(name, points, uv, thickness=0.0025):
    """A stitched top from a grid of points, thickened outwards."""
    rows, columns = points.shape[:2]
    ob = add_mesh(name, points.reshape(-1, 3), grid_faces(columns, rows), uv.reshape(-1, 2))
    return finish(ob, thickness=thickness, offset=1)
