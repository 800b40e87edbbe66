"""Edge-keeping smoothing of light (a-trous wavelets), guided by normals, depth and object ids."""
import numpy as np

KERNEL = np.array([1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16], dtype=np.float32)


class _Running:
    """One light under way: its picture so far, and the sums of the present round."""

    def __init__(self, light, rounds, sigma):
        self.picture, self.rounds, self.sigma = light.astype(np.float32), rounds, sigma

    def begin(self, index, pad):
        self.level = np.log1p(self.picture.mean(-1) * 4)
        self.wide = np.pad(self.picture, ((pad, pad), (pad, pad), (0, 0)), "edge")
        self.wide_level = np.pad(self.level, pad, "edge")
        self.sharpness = 0.5 / (self.sigma * 0.5**index) ** 2
        self.total, self.weights = np.zeros_like(self.picture), np.zeros_like(self.level)

    def add(self, rows, columns, score, share):
        gap = self.wide_level[rows, columns] - self.level
        weight = np.exp(score - gap * gap * self.sharpness) * share
        self.weights += weight
        self.total += self.wide[rows, columns] * weight[..., None]

    def end(self):
        self.picture = self.total / self.weights[..., None]


def smooth_lights(lights, guides):
    """Filters several pictures of light at once.

    `lights` are (array (h, w, 3), rounds, sigma) tuples; `guides` are (array (h, w, c), sigma) pairs
    that stop the filter at edges. Returns the filtered arrays in order.
    """
    running = [_Running(*light) for light in lights]
    stacked = np.concatenate([array / np.float32(sigma) for array, sigma in guides], -1).astype(np.float32)
    height, width = stacked.shape[:2]
    for index in range(max(light.rounds for light in running)):
        active = [light for light in running if light.rounds > index]
        step = 1 << index
        pad = 2 * step
        wide = np.pad(stacked, ((pad, pad), (pad, pad), (0, 0)), "edge")
        for light in active:
            light.begin(index, pad)
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                rows = slice(pad + dy * step, pad + dy * step + height)
                columns = slice(pad + dx * step, pad + dx * step + width)
                gap = wide[rows, columns] - stacked
                score = np.einsum("ijk,ijk->ij", gap, gap) * np.float32(-0.5)
                for light in active:
                    light.add(rows, columns, score, KERNEL[dy + 2] * KERNEL[dx + 2])
        for light in active:
            light.end()
    return [light.picture for light in running]
