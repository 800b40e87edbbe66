"""Dresses one part of a garment: lays artwork on the cloth and lights it."""
import numpy as np

from texture import COVER, METAL, SLOPE_X, SLOPE_Y, hex_to_linear, normalised, sheet_pyramid, yarn_noise
from threads import weave_threads

NOISE_TILE = 0.28  # metres of cloth that one tile of yarn noise covers
MAX_STEP = 0.012  # a jump in position or UV above this (metres a sample) is an edge, not cloth
_sheets = {}
_surfaces = {}
_noise = None


def noise():
    """The shared yarn noise, made once."""
    global _noise
    if _noise is None:
        _noise = yarn_noise()
    return _noise


def _sheet(layer):
    if layer["sheet"] not in _sheets:
        _sheets[layer["sheet"]] = sheet_pyramid(layer["sheet"], layer["pixelsPerMm"])
    return _sheets[layer["sheet"]]


def forget_sheets():
    """Frees the loaded artwork."""
    _sheets.clear()


def forget_surfaces():
    """Frees what was worked out for a master."""
    _surfaces.clear()


class Surface:
    """The visible samples of one slot of a master, with the directions of the cloth at each."""

    def __init__(self, master, slot):
        ids = master["id"]
        self.index = np.flatnonzero(ids == slot)
        if not len(self.index):
            return
        count = ids.size
        take = lambda name: master[name].reshape(count, -1)[self.index].astype(np.float32)
        self.uv, self.position = take("UV"), take("P")
        self.direct, self.indirect, self.gloss, self.metal_light = take("D"), take("I"), take("G"), take("M")
        ux, uy = self._step(master["UV"], 1, count), self._step(master["UV"], 0, count)
        px, py = self._step(master["P"], 1, count), self._step(master["P"], 0, count)
        self.edge = np.zeros(len(self.index), bool)
        for step in (ux, uy, px, py):
            self.edge |= np.abs(step).max(-1) > MAX_STEP
        turn = ux[:, 0] * uy[:, 1] - ux[:, 1] * uy[:, 0]
        area = np.abs(turn)
        area[self.edge] = np.median(area)
        self.mm = np.sqrt(np.maximum(area, 1e-12)) * 1000
        sign = np.where(turn >= 0, 1, -1)[:, None]
        self.along_u = normalised((px * uy[:, 1:2] - py * ux[:, 1:2]) * sign)
        self.along_v = normalised((py * ux[:, 0:1] - px * uy[:, 0:1]) * sign)
        self.normal = normalised(take("N"))
        view = normalised(master["cam"][None].astype(np.float32) - self.position)
        self.normal[(self.normal * view).sum(-1) < 0] *= -1
        self.facing = np.clip((self.normal * view).sum(-1, keepdims=True), 0, 1)
        self.to_key = normalised(master["key"][None].astype(np.float32) - self.position)
        self.lambert = self.towards_key(self.normal)
        tiles = self.uv / NOISE_TILE
        self.grain = noise().sample(tiles[:, 0], tiles[:, 1], np.log2(np.maximum(self.mm / NOISE_TILE, 1e-3)))
        del self.position

    def towards_key(self, normal):
        """How squarely a normal meets the key light, softened."""
        return np.clip((normal * self.to_key).sum(-1, keepdims=True), 0, 1) + 0.25

    def _step(self, field, axis, count):
        step = np.zeros_like(field)
        if axis == 1:
            step[:, 1:-1] = (field[:, 2:] - field[:, :-2]) * 0.5
        else:
            step[1:-1] = (field[2:] - field[:-2]) * 0.5
        return step.reshape(count, -1)[self.index]


def lay(surface, layers, uv):
    """Stacks the layers at `uv`: linear colour, metal share, slope of the relief along u and v."""
    total = len(uv)
    colour, metal = np.zeros((total, 3), np.float32), np.zeros((total, 1), np.float32)
    slope = np.zeros((total, 2), np.float32)
    for layer in layers:
        u0, v0 = layer.get("origin", (0, 0))
        s, t = (uv[:, 0] - u0) / layer["size"][0], (uv[:, 1] - v0) / layer["size"][1]
        x, y = (t, s) if layer.get("swap") else (s, t)
        turn_x, turn_y = (1, 1) if layer.get("flipV") else (1, -1)
        y = y if turn_y > 0 else 1 - y
        if "rect" in layer:
            ua, ub, va, vb = layer["rect"]
            inside = np.flatnonzero((uv[:, 0] >= ua) & (uv[:, 0] < ub) & (uv[:, 1] >= va) & (uv[:, 1] < vb))
        else:
            inside = np.arange(total)
        if not len(inside):
            continue
        detail = np.log2(np.maximum(surface.mm[inside] * layer["texelsPerMm"] * 0.85, 1e-3))
        texel = _sheet(layer).sample(x[inside], y[inside], detail, layer.get("hold", ""))
        cover = texel[:, COVER : COVER + 1]
        colour[inside] = colour[inside] * (1 - cover) + texel[:, :3]
        metal[inside] = metal[inside] * (1 - cover) + texel[:, METAL : METAL + 1]
        across, down = texel[:, SLOPE_X] * turn_x, texel[:, SLOPE_Y] * turn_y
        pair = (down, across) if layer.get("swap") else (across, down)
        slope[inside] = slope[inside] * (1 - cover) + np.stack(pair, -1)
    return colour, metal, slope


def dress(master, slot, look, threads=False):
    """Shades a slot of the master in hand; returns the flat sample indices and their linear colour."""
    if slot not in _surfaces:
        _surfaces[slot] = Surface(master, slot)
    surface = _surfaces[slot]
    if not len(surface.index):
        return surface.index, None
    cloth, uv, grain = look["cloth"], surface.uv, surface.grain
    shade = 1.0
    metal_tint = 1.0
    if threads:
        colour, metal, slope, shade, metal_tint = weave_threads(surface, look, grain, lay)
    else:
        colour, metal, slope = lay(surface, look["layers"], uv)
        slope = slope * cloth["relief"] + 0.05 * grain[:, 1::-1]
        colour = colour * np.clip(1 + cloth["slub"] * grain[:, :1] * (1 - metal) + 0.03 * grain[:, 1:2], 0.3, 1.8)
    turned = (1 - surface.facing) ** 1.5 * cloth["shot"] * (1 - metal)
    colour = colour * (1 - turned) + hex_to_linear(look["shot"]) * turned
    slope[surface.edge] = 0
    bumped = normalised(surface.normal - slope[:, :1] * surface.along_u - slope[:, 1:2] * surface.along_v)
    relief = np.clip(surface.towards_key(bumped) / surface.lambert, 0.4, 1.9)
    bounce = surface.indirect * (0.45 + 0.55 * np.clip(colour / 0.5, 0, 2))
    diffuse = colour * (surface.direct * relief + bounce) * (1 - 0.72 * metal)
    peak = np.maximum(colour.max(-1, keepdims=True), 0.05)
    silk = surface.metal_light * np.sqrt(colour) * cloth["lustre"]
    silk = (silk + surface.gloss * 0.04 * cloth["spec"] * (0.5 + 0.5 * colour / peak)) * (1 - metal) * relief
    glint = np.clip(1 + 0.55 * grain[:, 2:3], 0.25, 3)
    lit = metal * surface.metal_light
    zari = lit * hex_to_linear(look["metal"]) * glint * relief**1.6 * metal_tint
    spark = 0 if threads else np.clip(grain[:, 2:3] - 1.9, 0, 1) * lit * 1.2 * np.array([1, 0.92, 0.72], np.float32)
    return surface.index, (diffuse + silk + zari + spark) * shade
