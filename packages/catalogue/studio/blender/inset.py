"""Sets a sharp picture of the garment into a small, soft one of the whole scene."""
import numpy as np

MARGIN, FEATHER = 24, 64  # pixels of the small picture kept round the garment; samples of the blend


def box_about(covered, grid):
    """Box (x, y, width, height) about what is covered in the small picture, in samples of the grid."""
    step = grid[0] // covered.shape[1]
    rows, columns = np.flatnonzero(covered.any(1)), np.flatnonzero(covered.any(0))
    left, right = max(0, columns[0] - MARGIN), min(covered.shape[1], columns[-1] + 1 + MARGIN)
    top, low = max(0, rows[0] - MARGIN), min(covered.shape[0], rows[-1] + 1 + MARGIN)
    return tuple(int(value * step) for value in (left, top, right - left, low - top))


def enlarge(picture, grid):
    """Bilinear enlargement to the grid (width, height)."""
    for axis, length in ((0, grid[1]), (1, grid[0])):
        count = picture.shape[axis]
        place = np.clip((np.arange(length) + 0.5) * count / length - 0.5, 0, count - 1)
        low = np.minimum(place.astype(int), count - 2)
        share = (place - low).astype(np.float32)
        share = share[:, None, None] if axis == 0 else share[None, :, None]
        picture = np.take(picture, low, axis) * (1 - share) + np.take(picture, low + 1, axis) * share
    return picture


def _ramp(start, length, total):
    """0 at the ends of a span of the whole, 1 inside; no ramp at the picture's own edge."""
    place = np.arange(length) + 0.5
    rise = np.ones(length) if start == 0 else np.clip(place / FEATHER, 0, 1)
    return np.minimum(rise, np.ones(length) if start + length == total else np.clip((length - place) / FEATHER, 0, 1))


def set_into(small, sharp, box, grid, behind):
    """The whole: `sharp` within the box, the enlarged `small` about it, blended on the backdrop `behind`."""
    x, y, width, height = box
    rows, columns = slice(y, y + height), slice(x, x + width)
    blend = (_ramp(y, height, grid[1])[:, None] * _ramp(x, width, grid[0])[None]).astype(np.float32)
    blend = np.where(sharp["id"] == behind, blend, 1)[..., None]
    whole = {}
    for name, array in sharp.items():
        if name in ("D", "I", "G", "C", "GC", "E"):
            whole[name] = enlarge(small[name], grid)
            whole[name][rows, columns] = whole[name][rows, columns] * (1 - blend) + array * blend
        else:
            empty = behind if name == "id" else 0
            whole[name] = np.full((grid[1], grid[0], *array.shape[2:]), empty, array.dtype)
            whole[name][rows, columns] = array
    return whole
