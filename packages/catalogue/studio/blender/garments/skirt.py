"""The panelled skirt of lehengas, anarkalis and gowns."""
import math
from dataclasses import dataclass

import numpy as np

import body
import simulate
from mesh import add_mesh, grid_faces, lathe

WAIST, LENGTH = 1.066, 1.10


@dataclass(frozen=True)
class Skirt:
    """A pattern: number of panels, width of each at the hem, petticoat at the hem (metres), seed of the folds."""

    panels: int = 22
    panel_width: float = 0.25
    hem_radius: float = 0.47
    seed: int = 5
    gathered: float = 0.20
    per_panel: int = 14
    rows: int = 58

    def width(self, share):
        """Width of a panel from waist (0) to hem (1), as a share of its hem."""
        return self.gathered + (1 - self.gathered) * share


LEHENGA = Skirt()
LEHENGA_FULL = Skirt(panels=26, hem_radius=0.50, seed=23, gathered=0.17, per_panel=12)


def _starting_shape(skirt):
    """Vertices before the fall: a cone whose every row has the length of its cloth."""
    angle = np.linspace(0, 2 * math.pi, skirt.panels * skirt.per_panel, endpoint=False)
    waistline = body.point(angle, np.full(len(angle), WAIST), 0.012)
    fitted = np.hypot(waistline[:, 0], waistline[:, 1])
    random = np.random.RandomState(skirt.seed).uniform(-1, 1, skirt.panels * 3)
    ripple = np.interp(angle, np.linspace(0, 2 * math.pi, skirt.panels * 3 + 1), np.r_[random, random[0]])
    radii = []
    for share in np.linspace(0, 1, skirt.rows):
        flat = np.maximum(skirt.panels * skirt.panel_width * skirt.width(share) / (2 * math.pi), fitted)
        ease = min(1, share * 6)
        radii.append(fitted * (1 - ease) + flat * ease)
    mean = [radius.mean() for radius in radii]
    heights = [WAIST]
    for j in range(1, skirt.rows):
        slant = (LENGTH / (skirt.rows - 1)) ** 2 - (mean[j] - mean[j - 1]) ** 2
        heights.append(heights[-1] - math.sqrt(max(slant, 1e-6)))
    vertices = np.concatenate([
        np.stack([r * np.sin(angle), -r * np.cos(angle), z + ripple * 0.012 * j / (skirt.rows - 1)], -1)
        for j, (r, z) in enumerate(zip(radii, heights))
    ])
    vertices[: len(angle)] = waistline
    return vertices


def _corner_uv(skirt):
    """UV per face corner: u round the hem, v up from the hem."""

    def place(k, i, j):
        share = j / (skirt.rows - 1)
        u = (k + 0.5 + (i / skirt.per_panel - 0.5) * skirt.width(share)) * skirt.panel_width
        return u, LENGTH * (1 - share)

    uv = []
    for j in range(skirt.rows - 1):
        for column in range(skirt.panels * skirt.per_panel):
            k, i = divmod(column, skirt.per_panel)
            uv += [place(k, i, j), place(k, i + 1, j), place(k, i + 1, j + 1), place(k, i, j + 1)]
    return np.array(uv)


def simulate_skirt(path, skirt=LEHENGA, frames=56):
    """Drapes a skirt over a petticoat and saves it."""
    columns = skirt.panels * skirt.per_panel
    faces = grid_faces(columns, skirt.rows, True)
    cloth = add_mesh("skirt", _starting_shape(skirt), faces)
    simulate.collider(body.torso(), 0.006)
    slope = lambda z: 0.150 + (skirt.hem_radius - 0.150) * (1.0 - z) / 0.98
    cone = [(0.125, 1.05), (0.150, 1.0)] + [(slope(z), z) for z in np.linspace(0.96, 0.02, 18)]
    simulate.collider(lathe(cone, name="petticoat", segments=72), 0.004, 5)
    floor = add_mesh("floor", [(-3, -3, 0), (3, -3, 0), (3, 3, 0), (-3, 3, 0)], [(0, 1, 2, 3)])
    simulate.collider(floor, 0.006, 30)
    draped = simulate.drape(cloth, frames, range(columns * 2), mass=0.35, tension=18, shear=8, bending=0.3, quality=6)
    np.savez(path, vertices=draped, faces=np.array(faces), uv=_corner_uv(skirt))


def neat_waist(vertices, rows=12, reach=5):
    """Lets the gathers fall straight from the waist, where the solver leaves them crumpled into a ledge."""
    grid = vertices.reshape(Skirt.rows, -1, 3).copy()
    even = np.mean([np.roll(grid[:rows], turn, axis=1) for turn in range(-reach, reach + 1)], axis=0)
    below = np.arange(rows)[:, None] * LENGTH / (Skirt.rows - 1)
    angle = np.arctan2(even[..., 0], -even[..., 1])
    straight = body.point(angle, WAIST - below + 0 * angle, 0.0125 + 0.11 * below)
    falling = np.clip(1.6 - below / below[-1] * 1.6, 0, 1)[..., None]
    falling = falling * falling * (3 - 2 * falling)
    gathered = straight + 0.35 * (grid[:rows] - even)
    grid[:rows] = grid[:rows] * (1 - falling) + gathered * falling
    return grid.reshape(-1, 3)


def drawn_in(hem, shorten):
    """A reshape of a wide skirt for tunics: narrower towards the hem, shorter, v down from the shoulder.

    `hem` and `shorten` scale its width at the hem and its length.
    """

    def reshape(vertices, uv):
        down = np.clip((WAIST - vertices[:, 2]) / LENGTH, 0, 1)
        ease = np.clip(down * 2.2, 0, 1)
        scale = 1 + (hem - 1) * ease * ease * (3 - 2 * ease)
        moved = neat_waist(vertices)
        moved[:, :2] *= scale[:, None]
        moved[:, 2] = WAIST - (WAIST - vertices[:, 2]) * shorten
        placed = uv.copy()
        placed[:, 0] *= hem
        placed[:, 1] = body.SHOULDER - WAIST + (LENGTH - uv[:, 1]) * shorten
        return moved, placed

    return reshape
