"""A pleated dupatta that hangs over one shoulder and lies on whatever is below it."""
import math

import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from mesh import sheet

TOP = 1.447  # height at which it crosses the shoulder


class _Relief:
    """Depth of the dressed form, seen from the front (-1) or the back (1)."""

    def __init__(self):
        graph = bpy.context.evaluated_depsgraph_get()
        graph.update()
        solid = [ob for ob in bpy.context.scene.objects if ob.type == "MESH" and ob.name != "backdrop"]
        self.trees = [BVHTree.FromObject(ob, graph) for ob in solid]

    def depth(self, x, z, side):
        """Outermost distance from the centre plane, or None."""
        hits = [tree.ray_cast(Vector((x, side * 2, z)), Vector((0, -side, 0)))[0] for tree in self.trees]
        found = [hit.y * side for hit in hits if hit is not None]
        return max(found) if found else None


def _surface(relief, side, length, line, samples=40, across=7):
    """Smoothed depth under the cloth: rows down its length, columns across."""
    drops = np.linspace(0, length, samples)
    depth = np.full((samples, across), np.nan)
    for a, drop in enumerate(drops):
        centre, width = line(drop)
        for b, share in enumerate(np.linspace(-0.5, 0.5, across)):
            found = relief.depth(centre + share * width, TOP - max(drop, 0.02), side)
            if found is not None:
                depth[a, b] = found
    for column in depth.T:
        known = ~np.isnan(column)
        column[:] = np.interp(np.arange(samples), np.flatnonzero(known), column[known]) if known.any() else 0.05
    depth = depth.mean(1, keepdims=True) * 0.5 + depth * 0.5
    depth = np.maximum.accumulate(depth, 0) * 0.8 + depth * 0.2
    kernel = np.array([0.25, 0.5, 0.25])
    for _ in range(3):
        depth = np.apply_along_axis(lambda c: np.convolve(np.pad(c, 1, "edge"), kernel, "valid"), 0, depth)
    return drops, depth


def dupatta(start=0.118, end=0.20, low=0.50, narrow=0.085, wide=0.20, pleats=6, back=0.75, seed=6, rows=220, columns=150):
    """`start`/`end`: x of its centre at the shoulder and at the low end; widths at both."""
    length = TOP - low
    random = np.random.RandomState(seed)
    cuts = np.r_[0, np.cumsum(random.uniform(0.6, 1.5, pleats))]
    share = np.linspace(-0.5, 0.5, columns)
    phase = np.interp(share + 0.5, cuts / cuts[-1], np.arange(pleats + 1)) * 2 * math.pi
    strength = np.interp(share, np.linspace(-0.5, 0.5, pleats * 2 + 1), random.uniform(0.6, 1.3, pleats * 2 + 1))

    def line(drop):
        t = min(1.0, drop / length)
        return start + (end - start) * t, narrow + (wide - narrow) * t

    relief = _Relief()
    front, rear = _surface(relief, -1, length, line), _surface(relief, 1, back, line)
    along = np.linspace(-back, length, rows)
    points = np.zeros((rows, columns, 3))
    for i, s in enumerate(along):
        drop, side = abs(s), -1 if s >= 0 else 1
        centre, width = line(drop)
        drops, depth = front if s >= 0 else rear
        under = np.array([np.interp(drop, drops, depth[:, min(6, int((v + 0.5) * 6.999))]) for v in share])
        under = np.convolve(np.pad(under, 2, "edge"), np.full(5, 0.2), "valid")
        amplitude = (0.006 + 0.012 * min(1, drop / 0.5)) * strength
        wobble = phase + 0.5 * np.sin(drop * 6 + share * 4) + 0.3 * np.sin(drop * 2.3 + 1)
        fold = 0.5 + 0.5 * np.cos(wobble)
        y = side * (under + 0.008 + amplitude * fold)
        z = np.full(columns, TOP - drop)
        if drop < 0.06:
            y = y * drop / 0.06
            z = TOP + 0.010 + 0.012 * fold - drop * drop / 0.06
        points[i] = np.stack([centre + share * width + amplitude * 0.6 * np.sin(wobble), y, z], -1)
    uv = np.stack(np.broadcast_arrays((length - along)[:, None], ((share + 0.5) * 1.12)[None]), -1)
    return sheet("dupatta", points, uv)
