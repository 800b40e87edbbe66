"""A pleated dupatta that hangs over one shoulder and lies on whatever is below it."""
import math
from dataclasses import dataclass

import numpy as np

from garments.relief import Relief, fill_columns, pleat_phase, pleated_v, smooth
from mesh import sheet, waves

WIDTH = 1.12  # of the cloth, metres
TURN = 0.075  # length of cloth that turns over the shoulder, to each side
FALL = 0.052  # how far that turn goes down
SAMPLES, ACROSS = 48, 9


@dataclass(frozen=True)
class Hang:
    """Where it hangs: x of its centre at the shoulder and low end, height of the low end, widths at both."""

    start: float = 0.118
    end: float = 0.185
    low: float = 0.42
    narrow: float = 0.088
    wide: float = 0.20
    pleats: int = 6
    back: float = 0.85
    seed: int = 6
    mirrored: bool = False

    def line(self, drop, length):
        """x of the centre and width at a distance below the shoulder."""
        t = np.clip(drop / length, 0, 1)
        eased = t * (1.6 - 0.6 * t)
        centre = self.start + (self.end - self.start) * eased
        return (-centre if self.mirrored else centre), self.narrow + (self.wide - self.narrow) * t**0.85


def _lying(relief, hang, side, length, tops):
    """Depth under the cloth for rows of drop and columns across, hanging straight below what sticks out."""
    drops = np.linspace(0, length, SAMPLES)
    depth = np.full((SAMPLES, ACROSS), np.nan)
    for a, drop in enumerate(drops):
        centre, width = hang.line(drop, length)
        for b, share in enumerate(np.linspace(-0.5, 0.5, ACROSS)):
            found = relief.depth(centre + share * width, tops[b] - FALL - max(drop - TURN, 0), side)
            if found is not None:
                depth[a, b] = found
    depth = fill_columns(depth)
    wide = np.pad(depth, 1, "edge")
    outermost = np.max([wide[i : i + SAMPLES, j : j + ACROSS] for i in range(3) for j in range(3)], 0)
    hanging = np.maximum.accumulate(outermost, 0) * 0.8 + outermost * 0.2
    return drops, np.maximum(smooth(hanging, 4), depth)


def _shoulder(relief, hang):
    """Height of the shoulder under each of the columns."""
    centre, width = hang.line(0, 1)
    places = centre + np.linspace(-0.5, 0.5, ACROSS) * width
    tops = np.array([[relief.top(x, y) or np.nan for x in places] for y in (-0.02, 0.0, 0.02)])
    tops = fill_columns(np.nanmax(tops, 0)[:, None], 1.43)[:, 0]
    slope = np.polyval(np.polyfit(places, tops, 1), places)
    return slope + max(0.0, float((tops - slope)[2:-2].max()) - 0.003)


def _folds(hang, share, pleats, s):
    """Phase, amplitude and rise of the folds across the cloth, `s` metres before (+) or behind (-) the shoulder."""
    phase, strength = pleats
    loose = np.clip((abs(s) - 0.05) / 0.5, 0, 1)
    wander = phase + loose * (0.7 * math.sin(s * 3.1 + hang.seed) + 0.8 * np.sin(s * 4.3 + share * 7)) + 0.15 * np.sin(s * 17 + share * 9)
    amplitude = (0.0042 + 0.0115 * loose) * strength * (1 + 0.25 * np.sin(s * 5 + share * 11))
    rough = 0.004 * waves(share * 2, np.full(len(share), s * 1.5), hang.seed) * loose
    sideways = amplitude * 1.15 * np.sin(wander) * (0.5 + 0.5 * loose)
    return wander, 0.004 + amplitude * (1 + np.cos(wander)) + rough, sideways


def _row(hang, share, s, length, top, lying, folds):
    """Points across the cloth, `s` metres before or behind the shoulder, on what lies below."""
    _, lift, sideways = folds
    side, drop = (-1 if s >= 0 else 1), abs(s)
    drops, depth = lying[side]
    coarse = np.linspace(-0.5, 0.5, ACROSS)
    under = np.interp(share, coarse, [np.interp(max(drop, TURN), drops, column) for column in depth.T])
    turn = min(1.0, drop / TURN) * math.pi / 2
    out, up = math.sin(turn), math.cos(turn)
    uneven = 1 + 0.018 * waves(share, 0 * share, hang.seed + 4)
    z = top + lift * up - FALL * (1 - up) - max(drop - TURN, 0) * uneven
    centre, width = hang.line(drop, length if s >= 0 else hang.back)
    return np.stack([centre + share * width + sideways, side * (under + lift) * out, z], -1)


def dupatta(hang=Hang(), rows=240, columns=190):
    """Builds the cloth. UV: u from its low end, v across, metres."""
    random = np.random.RandomState(hang.seed)
    share = np.linspace(-0.5, 0.5, columns)
    pleats = pleat_phase(share + 0.5, hang.pleats, random, 0.6)
    relief = Relief()
    tops = _shoulder(relief, hang)
    length = float(tops.mean()) - FALL + TURN - hang.low
    lying = {-1: _lying(relief, hang, -1, length, tops), 1: _lying(relief, hang, 1, hang.back, tops)}
    top = np.interp(share, np.linspace(-0.5, 0.5, ACROSS), tops)
    along = np.linspace(-hang.back, length, rows)
    folds = [_folds(hang, share, pleats, s) for s in along]
    points = np.array([_row(hang, share, s, length, top, lying, fold) for s, fold in zip(along, folds)])
    v = pleated_v(points, np.array([wander for wander, _, _ in folds]), WIDTH)
    uv = np.stack(np.broadcast_arrays((length - along)[:, None], v), -1)
    return sheet("dupatta", points, uv)
