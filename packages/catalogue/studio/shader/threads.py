"""Single threads for close-ups: warp and weft, their twist, and zari bound into the weave."""
import numpy as np

from texture import hex_to_linear


def _warp_on_top(kind, column, row):
    if kind == "plain":
        return (column + row) % 2 == 0
    if kind == "satin":
        return (column + 2 * row) % 5 != 0
    return (column + row) % 4 < 2


def weave_threads(surface, look, grain, lay):
    """Weaves the artwork; returns colour, metal, slope (u, v), shade and tint of the metal."""
    cloth, uv = look["cloth"], surface.uv
    pitch = cloth["pitch"] / 1000
    kind = cloth["weave"]
    u, v = uv[:, 0] / pitch + 0.06 * grain[:, 0], uv[:, 1] / pitch + 0.06 * grain[:, 0]
    column, row = np.floor(u), np.floor(v)
    snapped = np.stack([(column + 0.5) * pitch, (row + 0.5) * pitch], -1).astype(np.float32)
    colour, metal, _ = lay(surface, look["layers"], snapped)
    printed, _, _ = lay(surface, look["layers"], uv)
    if look.get("printed"):
        colour, metal = printed, metal * 0
    across_u, across_v = (u - column - 0.5) * 2, (v - row - 0.5) * 2
    is_metal = metal[:, 0] > 0.5
    over = _warp_on_top(kind, column, row)
    over = np.where(is_metal, (column + 3 * row) % 6 == 0, over)
    across, along = np.where(over, across_u, across_v), np.where(over, across_v, across_u)
    plain = kind == "plain"
    shade = (1 - 0.62 * np.abs(across) ** 3) * (1 - 0.16 * along**2 * plain)
    height, dip = 0.6 * across, 0.21 * along * plain
    slope = -np.stack([np.where(over, height, dip), np.where(over, dip, height)], -1).astype(np.float32)
    table = np.random.RandomState(9).randn(4096).astype(np.float32)
    tone = np.where(over, table[(column.astype(int) * 7) % 4096], table[(row.astype(int) * 13 + 5) % 4096])[:, None]
    uneven = 1 + (0.07 + cloth["slub"] * 0.6) * tone + cloth["slub"] * 0.8 * grain[:, :1]
    weft = colour * 0.8
    if cloth["shot"] > 0:
        weft = colour * (1 - 0.5 * cloth["shot"]) + hex_to_linear(look["shot"]) * 0.35 * cloth["shot"]
    if look.get("printed"):
        weft = colour * 0.93
    twist = np.sin((np.where(over, v, u) * 1.7 + across * 0.55) * 2 * np.pi)[:, None]
    base = np.where(over[:, None], colour, weft)
    bound = is_metal[:, None] & over[:, None]
    colour = np.where(bound, hex_to_linear(look["ground"]), base) * np.clip(uneven, 0.4, 1.6) * (1 + 0.06 * twist)
    metal = (is_metal[:, None] & ~over[:, None]).astype(np.float32)
    return colour.astype(np.float32), metal, slope, shade[:, None].astype(np.float32), (1 + 0.22 * twist + 0.12 * tone) * 1.15
