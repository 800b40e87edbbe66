"""Sarees without a wearer: folded with a fanned pallu, hung over a rod, in close-up, spread wide.

UV of all: u along the saree from its end, v across its width (1.12 m), metres.
"""
import math

import numpy as np
from scipy.interpolate import PchipInterpolator

import stage
from garments.relief import pleat_phase
from mesh import lathe, material, sheet, waves

WIDTH = 1.12


def _arc(points, axis):
    """Length along an axis of a grid of points, starting at 0."""
    steps = np.linalg.norm(np.diff(points, axis=axis), axis=-1)
    shape = list(steps.shape)
    shape[axis] = 1
    return np.concatenate([np.zeros(shape), np.cumsum(steps, axis=axis)], axis=axis)


def _stack(across=0.42, deep=0.29, layer=0.0050, layers=11, seed=4):
    """Zig-zag folded cloth; no two folds end at the same place."""
    random = np.random.RandomState(seed)
    path, z = [], layer / 2
    for k in range(layers):
        near, far = -deep / 2 + random.uniform(-0.011, 0.007), deep / 2 + random.uniform(-0.011, 0.007)
        run = [(y, z) for y in np.linspace(near, far, 40)]
        run = run if k % 2 == 0 else run[::-1]
        path += run
        if k < layers - 1:
            end, sign = run[-1][0], 1 if k % 2 == 0 else -1
            reach = layer * random.uniform(0.7, 2.2)
            path += [(end + sign * reach * math.sin(a), z + layer / 2 - layer / 2 * math.cos(a)) for a in np.linspace(0, math.pi, 11)[1:-1]]
        z += layer
    path = np.array(path)
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    x = np.linspace(-across / 2, across / 2, 110)
    xx, yy, zz = np.meshgrid(x, path[:, 0], indexing="xy")[0], np.repeat(path[:, :1], 110, 1), np.repeat(path[:, 1:], 110, 1)
    height = zz / (layers * layer)
    which = np.floor(zz / layer)[:, :1]
    sag = 0.0030 * waves(xx * 3, yy * 3 + which * 0.9, seed) * height
    puff = 0.006 * height * np.cos(xx / across * math.pi) * np.cos(yy / deep * math.pi)
    ends = (np.abs(yy) / deep * 2) ** 4
    points = np.stack([
        xx + 0.008 * np.sin(which * 2.3 + seed) + 0.012 * np.sin(which * 1.7) * yy / deep,
        yy + 0.0075 * waves(xx * 2 + which * 7, 0 * yy, seed + 1) * ends,
        zz + sag + puff - 0.0075 * ends * height - 0.004 * (np.abs(xx) / across * 2) ** 6 * height,
    ], -1)
    uv = np.stack([np.repeat(along[:, None], 110, 1) + 1.0, xx + across / 2 + 0.1], -1)
    return sheet("stack", points, uv), layers * layer, deep


def _pallu(top, deep, length=0.90, rows=300, columns=220, seed=12):
    """The end piece: over the front edge of the stack, then fanned on the table in uneven pleats."""
    edge, round_ = -deep / 2 + 0.006, 0.018
    profile = [(deep / 2 - 0.014, top + 0.004), (0, top + 0.0085), (edge, top + 0.0055)]
    profile += [(edge - round_ * math.sin(a), top + 0.0055 - round_ + round_ * math.cos(a)) for a in np.linspace(0, math.pi * 0.46, 8)[1:]]
    profile += [(edge - 0.040, 0.021), (edge - 0.062, 0.0075), (edge - 0.12, 0.004), (edge - 0.70, 0.003)]
    profile = np.array(profile)
    knots = np.r_[0, np.cumsum(np.linalg.norm(np.diff(profile, axis=0), axis=1))]
    fine = np.linspace(0, knots[-1], 700)
    curve = np.stack([PchipInterpolator(knots, profile[:, 0])(fine), PchipInterpolator(knots, profile[:, 1])(fine)], -1)
    measured = np.r_[0, np.cumsum(np.linalg.norm(np.diff(curve, axis=0), axis=1))]
    s, v = np.linspace(0, length, rows), np.linspace(0, 1, columns)
    yc, zc = np.interp(s, measured, curve[:, 0])[:, None], np.interp(s, measured, curve[:, 1])[:, None]
    ss, vv = np.meshgrid(s, v, indexing="ij")
    spread = np.clip((ss - 0.31) / (length - 0.31), 0, 1)
    spread = spread * spread * (3 - 2 * spread)
    random = np.random.RandomState(seed)
    phase, strength = pleat_phase(v, 7, random, 0.7)
    wander = phase[None] + 0.8 * np.sin(ss * 6 + vv * 7) + 0.5 * np.sin(ss * 3.1 + 2) + 0.5 * np.sin(ss * 11 + vv * 17) * spread
    fold = 0.5 + 0.5 * np.cos(wander)
    amplitude = (0.023 * spread + 0.0016 * np.clip((ss - 0.05) / 0.2, 0, 1)) * strength[None] * (1 + 0.3 * np.sin(ss * 9 + vv * 13))
    x = (vv - 0.5) * (0.40 + 0.15 * spread) + 0.030 * spread + 0.85 * amplitude * np.sin(wander)
    y = yc - 0.018 * spread * np.cos(vv * 3 + 0.4) + 0.016 * spread * np.sin(vv * 5) + 0.006 * spread * waves(vv * 4, ss, seed)
    z = zc + amplitude * fold**1.25 + 0.0022 * waves(vv * 2, ss * 2, 8) * np.clip(ss / 0.1, 0, 1) + 0.001
    points = np.stack([x, y, np.maximum(z, 0.0012)], -1)
    across = _arc(points, 1)
    v_cloth = across / across[:, -1:] * (WIDTH - 0.02) + 0.01
    gathered = WIDTH / np.convolve(np.pad(across[:, -1], 20, "edge"), np.ones(41) / 41, "valid")
    u_cloth = np.cumsum(gathered[::-1])[::-1] * length / rows  # drawings keep their proportions, smaller where gathered
    return sheet("pallu", points, np.stack([np.repeat(u_cloth[:, None], columns, 1), v_cloth], -1))


def folded_scene():
    stack, top, deep = _stack()
    pallu = _pallu(top, deep)
    wall = stage.backdrop(1.5, 0.6, 0.33)
    key = stage.light((-1.0, 0.62, 1.05), (0, -0.15, 0), 0.5, 20.5)
    stage.light((1.2, -0.9, 0.9), (0, -0.15, 0), 1.1, 4.2, stage.COOL)
    stage.light((0.3, -0.1, 1.7), (0, -0.15, 0), 0.9, 6)
    stage.camera((0.40, -2.06, 1.84), (-0.062, -0.247, 0.0), 80)
    return {"slots": {1: [stack, pallu]}, "key": key, "backdrop": wall, "size": (960, 1280)}


def _panel(x0, x1, drop, pleats, u_end, seed, lift=0.0, open_=0.0, back=0.45, rod=1.62, radius=0.016, rows=280, columns=420):
    """Cloth over a rod from x0 to x1, its whole width taken up in pleats; it hangs `drop` in front."""
    random = np.random.RandomState(seed)
    bend = radius + 0.004 + lift
    s, v = np.linspace(-back, drop, rows), np.linspace(0, 1, columns)
    ss, vv = np.meshgrid(s, v, indexing="ij")
    arc = math.pi * bend / 2
    y0 = np.where(ss > arc, -bend, np.where(ss < -arc, bend, -bend * np.sin(ss / bend)))
    z = np.where(np.abs(ss) < arc, bend * np.cos(ss / bend), -(np.abs(ss) - arc)) + rod
    down = np.clip(np.abs(ss) / 0.45, 0, 1)
    phase, strength = pleat_phase(v, pleats, random, 0.4)
    strength = 0.45 + 0.55 * strength
    wander = phase[None] + (0.5 * np.sin(ss * 2.2 + random.uniform(0, 6)) + 0.25 * np.sin(ss * 5 + vv * 7)) * down
    rough = 0.006 * waves(vv * 3, ss * 1.3, seed) * down

    def shape(amplitude):
        a = amplitude * (0.42 + 0.58 * down**0.8) * strength[None]
        x = x0 + (x1 - x0) * (0.5 + (vv - 0.5) * (1 + open_ * np.clip(ss, 0, 9))) + a * 0.62 * np.sin(wander)
        y = y0 - a * (np.cos(wander) * 0.5 + 0.5) * 1.5 * np.where(ss > 0, 1, -0.4) + rough
        return np.stack([x, y, z], -1)

    low, high = 0.005, 0.09
    for _ in range(16):
        middle = (low + high) / 2
        if _arc(shape(middle)[-40:], 1)[:, -1].mean() < WIDTH:
            low = middle
        else:
            high = middle
    points = shape((low + high) / 2)
    across = _arc(points, 1)
    uv = np.stack([u_end + drop - ss, across / across[:, -1:] * WIDTH], -1)
    return sheet("panel", points, uv, subdivide=0)


def _rod(z, half=0.75, radius=0.016):
    wood, brass = material("wood", "#6b4730", 0.4), material("brass", "#b08d57", 0.25, 1)
    bar = lathe([(0, -half), (radius, -half), (radius, half), (0, half)], wood, "rod", 32, (0, 0, 0))
    bar.rotation_euler, bar.location = (0, math.pi / 2, 0), (0, 0, z)
    for side in (-1, 1):
        knob = lathe([(0, 0), (0.024, 0.004), (0.028, 0.022), (0.02, 0.04), (0, 0.045)], brass, "knob", 32)
        knob.rotation_euler, knob.location = (0, side * math.pi / 2, 0), (side * half, 0, z)


def hanging_scene():
    _rod(1.62)
    body_ = _panel(-0.47, 0.045, 1.36, 8, 1.0, 3)
    end = _panel(0.035, 0.49, 1.20, 7, 0.0, 9, lift=0.020, open_=0.06)
    wall = stage.backdrop(0.75, 0.5, 0.22, height=6)
    key = stage.light((-3.2, -1.5, 2.6), (0, 0, 1.0), 1.1, 210)
    stage.light((2.6, -2.6, 1.2), (0, 0, 1), 2.2, 20, stage.COOL)
    stage.light((2.6, 0.3, 2.0), (0, 0, 1), 0.6, 40, (1, 0.93, 0.86))
    stage.camera((0.05, -5.6, 1.08), (0.01, 0, 0.985), 124)
    return {"slots": {1: [body_, end]}, "key": key, "backdrop": wall, "size": (960, 1280)}


def close_scene():
    """A hand's breadth of cloth with soft folds and its border."""
    u, v = np.meshgrid(np.linspace(0, 0.34, 420), np.linspace(0, 0.34, 420))
    slope = u * 0.8 + v * 0.6
    z = 0.012 * np.sin(slope * 30 + 0.8 * np.sin(v * 14)) + 0.016 * np.exp(-(((slope - 0.30) / 0.035) ** 2)) + 0.004 * waves(u * 5, v * 5, 3)
    cloth = sheet("close", np.stack([u - 0.17, v - 0.17, z], -1), np.stack([u, v], -1), thickness=0)
    stage.ambient(0.3)
    key = stage.light((-0.35, 0.25, 0.34), (0, 0, 0), 0.22, 2.6, (1, 0.96, 0.9))
    stage.light((0.4, -0.3, 0.35), (0, 0, 0), 0.4, 0.8, stage.COOL)
    stage.light((0.1, 0.5, 0.12), (0, 0.05, 0), 0.25, 0.7, (1, 1, 1))
    stage.camera((0.0, -0.30, 0.46), (0, -0.012, 0), 150)
    return {"slots": {1: [cloth]}, "key": key, "backdrop": None, "size": (960, 1280)}
