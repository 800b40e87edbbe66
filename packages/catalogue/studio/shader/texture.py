"""Artwork sampling: mip pyramids of sheets and of yarn noise, in linear light."""
import numpy as np

# Channels of a sheet's pyramid: colour premultiplied by cover, metal, cover, relief slope in x and y.
METAL, COVER, SLOPE_X, SLOPE_Y = 3, 4, 5, 6


def to_linear(srgb):
    """Decodes 8-bit sRGB to linear light."""
    value = np.asarray(srgb).astype(np.float32) / 255
    low = value <= 0.04045
    return np.where(low, value / 12.92, ((value + 0.055) / 1.055) ** 2.4).astype(np.float32)


def hex_to_linear(code):
    """Decodes "#rrggbb" to linear light, shape (3,)."""
    code = code.lstrip("#")
    return to_linear(np.array([int(code[i : i + 2], 16) for i in (0, 2, 4)]))


def normalised(vectors):
    """Scales vectors on the last axis to length one."""
    return vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), 1e-9)


class Pyramid:
    """A tiling texture with a level of detail for every scale."""

    def __init__(self, base):
        self.levels = [base]
        while min(self.levels[-1].shape[:2]) >= 4 and len(self.levels) < 8:
            last = self.levels[-1]
            last = last[: last.shape[0] // 2 * 2, : last.shape[1] // 2 * 2]
            self.levels.append((last[::2, ::2] + last[1::2, ::2] + last[::2, 1::2] + last[1::2, 1::2]) * 0.25)

    def _bilinear(self, level, x, y, hold):
        pixels = self.levels[level]
        height, width = pixels.shape[:2]
        x, y = x * width - 0.5, y * height - 0.5
        x0, y0 = np.floor(x).astype(np.int32), np.floor(y).astype(np.int32)
        fx, fy = (x - x0)[:, None].astype(np.float32), (y - y0)[:, None].astype(np.float32)
        x1, y1 = x0 + 1, y0 + 1
        x0, x1 = (np.clip(i, 0, width - 1) if "x" in hold else i % width for i in (x0, x1))
        y0, y1 = (np.clip(i, 0, height - 1) if "y" in hold else i % height for i in (y0, y1))
        flat = pixels.reshape(height * width, -1)
        top = flat[y0 * width + x0] * (1 - fx) + flat[y0 * width + x1] * fx
        bottom = flat[y1 * width + x0] * (1 - fx) + flat[y1 * width + x1] * fx
        return top * (1 - fy) + bottom * fy

    def sample(self, x, y, detail, hold=""):
        """Reads at x, y (1 is one copy) with `detail` = log2 of texels per sample.

        `hold` names the axes ("x", "y", "xy") along which the artwork ends instead of repeating.

        The nearest level is read, not a blend of two: samples are averaged again later.
        """
        nearest = np.clip(np.rint(detail), 0, len(self.levels) - 1).astype(np.int8)
        out = np.empty((len(x), self.levels[0].shape[2]), np.float32)
        for level in np.unique(nearest):
            chosen = np.flatnonzero(nearest == level)
            out[chosen] = self._bilinear(int(level), x[chosen], y[chosen], hold)
        return out


def sheet_pyramid(path, pixels_per_mm):
    """Loads a sheet: uint8 array of height x width x (red, green, blue, cover, metal, relief)."""
    raw = np.load(path)
    cover = raw[..., 3:4].astype(np.float32) / 255
    metal = raw[..., 4:5].astype(np.float32) / 255
    height = np.maximum(raw[..., 5], raw[..., 4]).astype(np.float32) / 255
    for _ in range(2):
        height = (height + np.roll(height, 1, 0) + np.roll(height, -1, 0) + np.roll(height, 1, 1) + np.roll(height, -1, 1)) / 5
    slope_x = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) * pixels_per_mm * 0.5
    slope_y = (np.roll(height, -1, 0) - np.roll(height, 1, 0)) * pixels_per_mm * 0.5
    colour = to_linear(raw[..., :3]) * cover
    return Pyramid(np.concatenate([colour, metal * cover, cover, slope_x[..., None], slope_y[..., None]], -1))


def _blur(field, sigma, axis):
    size = field.shape[axis]
    kernel = np.exp(-2 * (np.pi * np.fft.rfftfreq(size) * sigma) ** 2)
    spectrum = np.fft.rfft(field, axis=axis)
    return np.fft.irfft(spectrum * (kernel[:, None] if axis == 0 else kernel), n=size, axis=axis)


def yarn_noise(seed=1, size=1024):
    """Tiling noise: unevenness of warp and weft, fine grain, and glint of metal."""
    random = np.random.RandomState(seed)
    unit = lambda field: (field - field.mean()) / field.std()
    warp = unit(_blur(_blur(random.randn(size, size), 28, 0), 0.6, 1))
    weft = unit(_blur(_blur(random.randn(size, size), 28, 1), 0.6, 0))
    grain = unit(random.randn(size, size))
    glint = unit(_blur(_blur(random.randn(size, size), 0.7, 0), 1.6, 1))
    return Pyramid(np.stack([warp * 0.5 + weft * 0.6, grain, glint], -1).astype(np.float32))
