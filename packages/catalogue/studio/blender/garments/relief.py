"""The shape of what a drawn cloth lies on: depths of the dressed form, seen from front or back."""
import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree


class Relief:
    """Everything in the scene so far, as a surface to lie on."""

    def __init__(self):
        graph = bpy.context.evaluated_depsgraph_get()
        graph.update()
        solid = [ob for ob in bpy.context.scene.objects if ob.type == "MESH" and ob.name != "backdrop"]
        self.trees = [BVHTree.FromObject(ob, graph) for ob in solid]

    def depth(self, x, z, side):
        """Outermost distance from the centre plane towards the front (-1) or the back (1), or None."""
        hits = [tree.ray_cast(Vector((x, side * 2, z)), Vector((0, -side, 0)))[0] for tree in self.trees]
        found = [hit.y * side for hit in hits if hit is not None]
        return max(found) if found else None

    def top(self, x, y=0.0):
        """Height of the shoulder at a place, or None."""
        hits = [tree.ray_cast(Vector((x, y, 3)), Vector((0, 0, -1)))[0] for tree in self.trees]
        found = [hit.z for hit in hits if hit is not None and hit.z < 1.5]
        return max(found) if found else None


def smooth(field, rounds=3):
    """Softens a grid along both axes, its ends kept."""
    for _ in range(rounds):
        for axis in (0, 1):
            wide = np.pad(field, [(1, 1) if a == axis else (0, 0) for a in (0, 1)], "edge")
            ahead, behind = (wide[2:], wide[:-2]) if axis == 0 else (wide[:, 2:], wide[:, :-2])
            field = field * 0.5 + (ahead + behind) * 0.25
    return field


def fill_columns(depth, otherwise=0.05):
    """Replaces what is unknown (nan) by what is known above and below."""
    rows = np.arange(len(depth))
    for column in depth.T:
        known = ~np.isnan(column)
        column[:] = np.interp(rows, np.flatnonzero(known), column[known]) if known.any() else otherwise
    return depth


def pleat_phase(share, count, random, spread=0.55):
    """Phase of irregular pleats over 0..1, and their relative strength."""
    cuts = np.r_[0, np.cumsum(random.uniform(1 - spread, 1 + spread, count))]
    phase = np.interp(share, cuts / cuts[-1], np.arange(count + 1)) * 2 * np.pi
    strength = np.interp(share, np.linspace(0, 1, count * 2 + 1), random.uniform(0.45, 1.25, count * 2 + 1))
    return phase, strength


def pleated_v(points, wander, width):
    """v across pleated cloth of a given width: true to length on what is seen of the folds, the rest
    lost in their depths. `points` is (rows, columns, 3), `wander` the phase of the folds, crest at 0."""
    steps = np.linalg.norm(np.diff(points, axis=1), axis=-1)
    rows = len(steps)
    window = max(1, rows // 6)
    wide = np.pad(steps, [(window, window), (0, 0)], "edge")
    sums = np.cumsum(np.vstack([np.zeros(steps.shape[1]), wide]), 0)
    steps = (sums[2 * window + 1 :] - sums[: -2 * window - 1]) / (2 * window + 1)
    middle = (wander[:, 1:] + wander[:, :-1]) / 2
    depth = np.clip(-np.cos(middle) - 0.35, 0, 1) * steps
    missing = np.maximum(width - steps.sum(1, keepdims=True), 0)
    steps = steps + missing * depth / np.maximum(depth.sum(1, keepdims=True), 1e-9)
    v = np.hstack([np.zeros((rows, 1)), np.cumsum(steps, 1)])
    return v / v[:, -1:] * width
