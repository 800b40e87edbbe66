"""The tunic: a fitted top on the form that falls free below the bust, with side slits."""
import math

import numpy as np
from scipy.interpolate import PchipInterpolator

import body
import simulate
from garments.neckline import EASE, ROUND, STAND, angles, fitted_top, shell
from mesh import add_mesh, lathe

FRONT_CENTRE = 0.9  # u of the front centre line
PINNED_ABOVE = 1.255  # the form holds the cloth above this height
WIDENING = {  # metres added to the half width, at heights from the hem up
    "straight": ([0.38, 0.62, 0.86, 1.02, 1.12, 1.20], [0.076, 0.062, 0.043, 0.037, 0.016, 0.0]),
    "flared": ([0.38, 0.62, 0.86, 1.02, 1.12, 1.20], [0.132, 0.092, 0.053, 0.039, 0.017, 0.0]),
}


def _row(angle, z, widen):
    """A cross-section at height z whose girth is widened by `widen` metres of half width."""
    fitted = body.point(angle, np.full(angle.shape, max(z, 0.86)), EASE, True)
    fitted[:, 2] = z
    return fitted + np.stack([np.sin(angle), -np.cos(angle), 0 * angle], -1) * widen


def straight_pattern(neck=ROUND, shape="straight", hem_v=1.08, slit_v=0.70, columns=132, step=0.0105):
    """Rows of a tunic: points (rows, columns + 1, 3), v of each vertex, its angles, and the row of the slit."""
    angle = angles(columns)
    top = neck.heights(angle)
    fitted_until = 1.20
    rows, v = [], []
    for share in np.linspace(0, 1, 22):
        z = top + (fitted_until - top) * share
        rows.append(body.point(angle, z, EASE, True))
        v.append(body.SHOULDER - z)
    widen = PchipInterpolator(*WIDENING[shape])
    for z in np.arange(fitted_until - step, body.SHOULDER - hem_v, -step):
        rows.append(_row(angle, z, float(widen(max(z, 0.38)))))
        v.append(np.full(angle.shape, body.SHOULDER - z))
    v = np.array(v)
    return np.array(rows), v, angle, int(np.argmax(v[:, 0] > slit_v))


def across(points, angle, v):
    """u of every vertex: as seen from the front near the shoulder, as measured on the cloth below."""
    centre = points.shape[1] // 2
    steps = np.linalg.norm(np.diff(points[..., :2], axis=1), axis=-1)
    along = np.concatenate([np.zeros((len(points), 1)), np.cumsum(steps, axis=1)], axis=1)
    along -= along[:, centre : centre + 1]
    front = np.abs(angle)[None] < math.pi / 2
    blend = np.clip((v - 0.06) / 0.12, 0, 1)
    return FRONT_CENTRE + np.where(front, points[..., 0] * (1 - blend) + along * blend, along)


def _faces_with_slits(rows, columns, slit_row):
    """Faces of a closed tube (back seam welded) that opens at both sides below `slit_row`."""
    index = np.arange(rows * (columns + 1)).reshape(rows, columns + 1)
    index[:, columns] = index[:, 0]
    extra = rows * (columns + 1)
    sides = {}
    for side in (columns // 4, columns * 3 // 4):
        for j in range(slit_row, rows):
            sides[(j, side)] = extra
            extra += 1
    faces, corners = [], []
    for j in range(rows - 1):
        for i in range(columns):
            face = []
            for jj, ii in ((j, i), (j, i + 1), (j + 1, i + 1), (j + 1, i)):
                opened = (jj, ii) in sides and ii == i
                face.append(sides[(jj, ii)] if opened else index[jj, ii])
                corners.append((jj, ii))
            faces.append(face[::-1])
    return faces, corners, sides, extra


def _legs(over_trousers):
    """What hangs below the form: legs for a kurti, the outline of palazzo trousers for a suit."""
    if over_trousers:
        profile = [(0, 0.18), (0.224, 0.20), (0.194, 0.42), (0.176, 0.62), (0.166, 0.78), (0.14, 0.84)]
    else:
        profile = [(0, 0.20), (0.128, 0.22), (0.146, 0.50), (0.160, 0.70), (0.150, 0.80)]
    legs = lathe(profile, name="legs", segments=64)
    legs.scale = (1, 0.74 if over_trousers else 0.70, 1)
    return legs


def simulate_straight(path, neck=ROUND, shape="straight", over_trousers=False, frames=46, **pattern):
    """Drapes a tunic and saves it."""
    points, v, angle, slit_row = straight_pattern(neck, shape, **pattern)
    rows, columns = points.shape[0], points.shape[1] - 1
    u = across(points, angle, v)
    faces, corners, sides, total = _faces_with_slits(rows, columns, slit_row)
    vertices = np.zeros((total, 3))
    vertices[: rows * (columns + 1)] = points.reshape(-1, 3)
    for (j, i), index in sides.items():
        vertices[index] = points[j, i] + (0, 0.002, 0)
    uv = np.array([(u[j, i], v[j, i]) for j, i in corners]).reshape(-1, 4, 2)[:, ::-1].reshape(-1, 2)
    used = np.unique(np.array(faces))
    renamed = np.full(total, -1)
    renamed[used] = np.arange(len(used))
    faces = renamed[np.array(faces)]
    garment = add_mesh("tunic", vertices[used], faces, uv)
    simulate.collider(body.torso(), 0.005, 15)
    simulate.collider(_legs(over_trousers), 0.005, 15)
    pinned = [k for k, index in enumerate(used) if vertices[index, 2] > PINNED_ABOVE]
    draped = simulate.drape(garment, frames, pinned, mass=0.2, tension=12, shear=5, bending=0.25)
    np.savez(path, vertices=draped, faces=faces, uv=uv)


def simulate_kurti(path):
    """A flared kurti with a round neck."""
    simulate_straight(path, shape="flared")


def simulate_suit(path):
    """The tunic of a suit: it must hang clear of the trousers."""
    simulate_straight(path, shape="flared", over_trousers=True)


def simulate_office(path):
    """A straight kurta with a stand collar."""
    simulate_straight(path, STAND, slit_v=0.76)


def bodice(neck=ROUND, waist=1.055):
    """The fitted top of an anarkali or gown."""
    angle, points = fitted_top(neck, waist)
    v = body.SHOULDER - points[..., 2]
    return shell("bodice", points, np.stack([across(points, angle, v), v], -1))
