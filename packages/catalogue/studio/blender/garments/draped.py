"""A saree draped on the form: wrapped skirt, front pleats, and the pallu over the left shoulder.

UV: u along the saree from its end, v across its width from the lower selvedge, metres.
"""
import math

import numpy as np
from scipy.interpolate import PchipInterpolator

import body
from garments import lehenga, neckline
from garments.neckline import SCOOP
from garments.relief import Relief, fill_columns, pleat_phase, pleated_v, smooth
from garments.sleeves import Sleeve, sleeves
from mesh import sheet, waves

WIDTH = 1.12
HEM, TOP = 0.012, 1.046
TUCKED = 0.93  # v a metre of height: the upper border disappears in the waist
SEAM = math.radians(150)  # where the ends of the wrap meet: behind, under the pallu
# height, half width, depth to the front, depth to the back
OUTLINE = np.array([
    [0.0, 0.268, 0.186, 0.180], [0.10, 0.250, 0.172, 0.165], [0.40, 0.218, 0.139, 0.146], [0.70, 0.199, 0.122, 0.144],
    [0.86, 0.191, 0.117, 0.144], [0.93, 0.183, 0.115, 0.132], [1.00, 0.158, 0.107, 0.108], [1.06, 0.138, 0.101, 0.094],
])
_outline = [PchipInterpolator(OUTLINE[:, 0], OUTLINE[:, i]) for i in (1, 2, 3)]


def wrapped(angle, z, off=0.0):
    """Point on the wrapped skirt below the waist, on the form above it."""
    low = np.clip(z, 0, 1.06)
    half, front, back = (curve(low) + off for curve in _outline)
    s, c = np.sin(angle), np.cos(angle)
    x = np.sign(s) * np.abs(s) ** (2 / body.ROUNDNESS) * half
    y = -np.sign(c) * np.abs(c) ** (2 / body.ROUNDNESS) * np.where(c > 0, front, back)
    skirt = np.stack([x, y, z + 0 * x], -1)
    share = np.clip((z - 1.03) / 0.05, 0, 1)[..., None]
    return skirt * (1 - share) + body.point(angle, z, 0.0125 + off, True) * share


def _front(x, z):
    """y of the front of the wrapped skirt at a place."""
    half, front = _outline[0](z), _outline[1](z)
    inside = np.clip(1 - np.abs(x / half) ** body.ROUNDNESS, 0, 1)
    return -front * inside ** (1 / body.ROUNDNESS)


def _skirt(rows=260, columns=420):
    """The cloth round the legs: smooth at the hips, in soft flutes towards the floor."""
    z, angle = np.meshgrid(np.linspace(HEM, TOP, rows), SEAM + np.linspace(-2 * math.pi, 0, columns), indexing="ij")
    down = np.clip((0.80 - z) / 0.80, 0, 1)
    flutes = np.sin(angle * 8 + 1.2 * np.sin(angle * 2 + 1) + 0.4 * np.sin(z * 4)) * (0.7 + 0.5 * np.sin(angle * 3 + 2))
    taut = np.sin((angle + 0.1) * 9 - (1.05 - z) * 10 * np.sign(angle + 0.1)) * np.exp(-(((z - 0.93) / 0.13) ** 2)) * np.exp(-((angle / 1.1) ** 2))
    turned = np.clip((z - (TOP - 0.012)) / 0.012, 0, 1)
    off = 0.014 * down**1.6 * flutes + 0.0028 * taut + 0.003 * waves(angle / 2, z * 2, 5) - 0.010 * turned**2
    points = wrapped(angle, z, off)
    points[..., 2] += 0.006 * (1 - np.cos(angle * 8)) * 0.3 * down**4
    uv = np.stack([3.0 + angle * 0.235, (z - HEM) * TUCKED], -1)
    return sheet("wrap", points, uv, subdivide=0)


RISING = 0.7  # share of a pleat that is seen; the rest turns back under it


def _pleat_widths(count, open_, random):
    """Seen width of every pleat, from closed at the waist (0) to open at the hem (1): the first is the broadest."""
    uneven = random.uniform(0.8, 1.2, count)
    uneven[0] = 1
    closed, wide = np.full(count, 0.0075), np.full(count, 0.029)
    closed[0], wide[0] = 0.050, 0.086
    return (closed + (wide - closed) * open_[..., None]) * uneven


def _pleats(count=8, rows=220, per_pleat=40, seed=3):
    """Knife pleats tucked in at the waist, their edges towards the left of the wearer."""
    random = np.random.RandomState(seed)
    t = np.linspace(0, count - 0.02, count * per_pleat)
    down, tt = np.meshgrid(np.linspace(0, 1, rows), t, indexing="ij")
    z = TOP - 0.004 + (HEM - TOP + 0.004) * down
    open_ = down * (0.5 + 0.5 * down)
    which = np.floor(t).astype(int)
    frac = (t - which)[None]
    widths = _pleat_widths(count, open_[:, 0], random)
    starts = np.cumsum(widths, 1) - widths
    drift = random.uniform(-1, 1, count)[which]
    begin = -0.036 - 0.088 * open_ + starts[:, which] + 0.006 * drift * open_ * np.sin(down * 5 + drift * 3)
    wide, lap = widths[:, which], (0.004 + 0.010 * open_) * (which > 0)
    rise, back = np.clip(frac / RISING, 0, 1), np.clip((frac - RISING) / (1 - RISING), 0, 1)
    x = begin - lap + (wide + lap) * rise - (0.004 + 0.010 * open_) * back
    crest = (0.0065 + 0.0145 * open_) * random.uniform(0.8, 1.2, count)[which]
    over = crest * np.sin(rise * math.pi / 2) ** 0.9 * np.cos(back * math.pi / 2) ** 0.7
    y = _front(x, np.clip(z, 0, 1.06)) - over + np.where(tt < 0.02, 0.004, -0.001)
    points = np.stack([x, y, z + 0.003 * np.cos(tt * 5) * down**6], -1)
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points[int(rows * 0.7)], axis=0), axis=1))]
    hidden = np.cumsum(random.uniform(0.09, 0.17, count))
    along = along + (np.r_[0, hidden][which] + (hidden - np.r_[0, hidden[:-1]])[which] * back[0])
    uv = np.stack(np.broadcast_arrays(4.6 - along[None], (z - HEM) * TUCKED), -1)
    return sheet("pleats", points, uv, subdivide=0, thickness=0.0007)


# the upper edge and the lower edge of the pallu: angle in degrees and height of each
# (205 is behind the right hip, 360 the front, 450 the top of the left shoulder)
BAND = np.array([
    [205, 1.030, 205, 0.740], [240, 1.060, 240, 0.775], [270, 1.120, 270, 0.835], [312, 1.180, 298, 0.905],
    [341, 1.222, 320, 0.965], [359, 1.262, 338, 1.020], [372, 1.302, 353, 1.075], [382, 1.345, 367, 1.135],
    [390, 1.382, 382, 1.205], [398, 1.414, 397, 1.285], [414, 1.441, 415, 1.362], [450, 1.4535, 450, 1.416],
])


def _band_way(rows, columns):
    """Angle (radians) and height of the pallu from the right hip to the top of the left shoulder."""
    knots = np.linspace(0, 1, len(BAND))
    upper_angle, upper, lower_angle, lower = (PchipInterpolator(knots, BAND[:, i]) for i in range(4))
    way, t = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 1, columns), indexing="ij")
    between = lambda high, low: high(way) * (1 - t) + low(way) * t
    sag = 0.018 * np.sin(t * math.pi) * np.sin(way * math.pi)
    return np.radians(between(upper_angle, lower_angle)), between(upper, lower) - sag, way, t


def _fall(start, relief, length, rows):
    """From the shoulder down the back: columns that hang straight below what sticks out."""
    columns = len(start)
    share = np.linspace(-0.5, 0.5, columns)
    coarse = np.linspace(0, columns - 1, 9).astype(int)
    drops = np.linspace(0, length, rows)
    spread = (drops / length) ** 0.8
    x = start[None, :, 0] + spread[:, None] * (share * 0.20 + 0.020)[None]
    z = start[None, :, 2] - drops[:, None]
    depth = np.full((rows, 9), np.nan)
    for a in range(0, rows, 6):
        for b, column in enumerate(coarse):
            depth[a, b] = relief.depth(x[a, column], z[a, column] - 0.02, 1) or np.nan
    depth = fill_columns(depth)
    depth = smooth(np.maximum.accumulate(depth, 0) * 0.85 + depth * 0.15, 8)
    depth = np.array([np.interp(np.arange(columns), coarse, row) for row in depth])
    turn = np.clip(drops / 0.07, 0, 1)[:, None]
    y = start[None, :, 1] * (1 - turn) + (depth + 0.003) * np.sin(turn * math.pi / 2)
    return np.stack([x, y, z], -1)


def _normals(points):
    along, across = np.gradient(points, axis=0), np.gradient(points, axis=1)
    normal = np.cross(across, along)
    normal /= np.maximum(np.linalg.norm(normal, axis=-1, keepdims=True), 1e-9)
    outward = points * np.array([1, 1, 0]) + np.array([0, 0, 0.02])
    return normal * np.sign((normal * outward).sum(-1, keepdims=True))


def _pleated(points, along, shoulder, growing, seed):
    """Gathers a smooth pallu into pleats, close together on the shoulder; returns it and the phase of its folds."""
    columns = points.shape[1]
    phase, strength = pleat_phase(np.linspace(0, 1, columns), 6, np.random.RandomState(seed), 0.5)
    s, t = along[:, None], np.linspace(0, 1, columns)[None]
    near = np.exp(-(((s - shoulder) / 0.16) ** 2))
    loose = 1 - near
    wander = phase[None] + loose * (0.6 * np.sin(s * 3.4 + t * 4) + 0.35 * np.sin(s * 6.1 + 2))
    behind = np.clip((s - shoulder - 0.08) / 0.6, 0, 1)
    amplitude = strength[None] * growing * (0.0046 * near + 0.0068 * loose + 0.008 * behind)
    lift = amplitude * (1 + np.cos(wander)) + 0.003 * waves(t * 2, s, seed) * loose * growing
    across = np.gradient(points, axis=1)
    across /= np.maximum(np.linalg.norm(across, axis=-1, keepdims=True), 1e-9)
    return points + _normals(points) * lift[..., None] + across * (amplitude * 1.1 * np.sin(wander))[..., None], wander


def _pallu(length=1.02, rows=330, back_rows=210, columns=230, seed=21):
    """The end of the saree: from the right hip over the breast and the left shoulder, down the back."""
    angle, z, way, _ = _band_way(rows, columns)
    front = wrapped(angle, z, -0.006 + 0.0095 * np.clip(way / 0.22, 0, 1))
    points = np.concatenate([front, _fall(front[-1], Relief(), length, back_rows)[1:]])
    for axis in range(3):
        points[40:, :, axis] = smooth(points[40:, :, axis], 4)
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points[:, columns // 2], axis=0), axis=1))]
    growing = np.clip(along / 0.22, 0, 1)[:, None]
    points, wander = _pleated(points, along, along[rows - 1], growing, seed)
    v = pleated_v(points, wander, WIDTH)
    return sheet("pallu", points, np.stack(np.broadcast_arrays((along[-1] - along)[:, None], WIDTH - v), -1))


def saree():
    """Blouse, wrap, pleats and pallu; returns their slots."""
    blouse = [lehenga.blouse(SCOOP), *sleeves(Sleeve(0.13, lean=73, arm=0.118, cuff=0.110, seed=4))]
    piping = neckline.binding(SCOOP, radius=0.003)
    lower = [_skirt(), _pleats()]
    return {1: [*lower, _pallu()], 3: blouse, 5: [piping]}
