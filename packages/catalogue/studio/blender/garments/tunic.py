"""The tunic: a fitted top on the form that falls free below the bust, with side slits or a skirt."""
import math

import bpy
import numpy as np
from mathutils import Vector
from scipy.interpolate import PchipInterpolator

import body
import simulate
from mesh import add_mesh, finish, grid_faces, lathe, tube

NECK_HALF, NECK_DEPTH_FRONT, NECK_DEPTH_BACK = 0.078, 0.092, 0.030
EASE = 0.0085  # distance of a fitted top from the form
FRONT_CENTRE = 0.9  # u of the front centre line


def neckline(angle):
    """Height of the neck edge at each angle: where the form leaves the oval of the neckline."""
    angle = np.asarray(angle, dtype=float)
    depth = np.where(np.cos(angle) > 0, NECK_DEPTH_FRONT, NECK_DEPTH_BACK)
    heights = np.linspace(body.SHOULDER - 0.004, body.SHOULDER - 0.14, 260)
    top = np.full(angle.shape, heights[-1])
    found = np.zeros(angle.shape, bool)
    for z in heights:
        x = np.abs(body.point(angle, np.full(angle.shape, z), EASE)[:, 0])
        out = (x / NECK_HALF) ** 2.3 + ((body.SHOULDER - z) / depth) ** 2.3 >= 1
        top = np.where(out & ~found, z, top)
        found |= out
    return top


def edge_binding(count=200):
    """A cord along the neck edge."""
    angle = np.linspace(0, 2 * math.pi, count, endpoint=False)
    path = body.point(angle, neckline(angle), EASE + 0.001)
    return tube("binding", path, 0.0036, closed=True)


def _angles(count):
    """Angles from -pi to pi, denser at the front edge of the neck, exact at front, sides and back."""
    return np.linspace(-math.pi, math.pi, count + 1)


def _row(angle, z, widen, depth_share=1.0):
    """A cross-section at height z whose girth is widened by `widen` metres of half width."""
    fitted = body.point(angle, np.full(angle.shape, max(z, 0.86)), EASE, True)
    fitted[:, 2] = z
    lift = np.stack([np.sin(angle), -np.cos(angle) * depth_share, 0 * angle], -1) * widen
    return fitted + lift


def straight_pattern(hem_v=1.08, slit_v=0.70, columns=132, step=0.0105):
    """Rows of a straight kurti: points (rows, columns + 1, 3), v of each row, and the row of the slit."""
    angle = _angles(columns)
    top = neckline(angle)
    fitted_until = 1.20
    rows, v = [], []
    for share in np.linspace(0, 1, 22):
        z = top + (fitted_until - top) * share
        rows.append(body.point(angle, z, EASE, True))
        v.append(body.SHOULDER - z)
    widen = PchipInterpolator([0.38, 0.62, 0.86, 1.02, 1.12, 1.20], [0.070, 0.058, 0.040, 0.036, 0.016, 0.0])
    hem = body.SHOULDER - hem_v
    for z in np.arange(fitted_until - step, hem, -step):
        rows.append(_row(angle, z, float(widen(max(z, 0.38)))))
        v.append(np.full(angle.shape, body.SHOULDER - z))
    v = np.array(v)
    slit_row = int(np.argmax(v[:, 0] > slit_v))
    return np.array(rows), v, angle, slit_row


def _across(points, angle, v):
    """u of every vertex: as seen from the front near the shoulder, as measured on the cloth below."""
    columns = points.shape[1]
    centre = columns // 2
    steps = np.linalg.norm(np.diff(points[..., :2], axis=1), axis=-1)
    along = np.concatenate([np.zeros((len(points), 1)), np.cumsum(steps, axis=1)], axis=1)
    along -= along[:, centre : centre + 1]
    flat = points[..., 0]
    front = np.abs(angle)[None] < math.pi / 2
    blend = np.clip((v - 0.06) / 0.12, 0, 1)
    return FRONT_CENTRE + np.where(front, flat * (1 - blend) + along * blend, along)


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


def simulate_straight(path, frames=46):
    """Drapes a straight kurti and saves it."""
    points, v, angle, slit_row = straight_pattern()
    rows, columns = points.shape[0], points.shape[1] - 1
    u = _across(points, angle, v)
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
    hips = lathe([(0, 0.20), (0.158, 0.22), (0.164, 0.70), (0.150, 0.80)], name="hips", segments=48)
    hips.scale = (1, 0.68, 1)
    simulate.collider(hips, 0.005, 15)
    pinned = [k for k, index in enumerate(used) if vertices[index, 2] > 1.255]
    draped = simulate.drape(garment, frames, pinned, mass=0.2, tension=12, shear=5, bending=0.25)
    np.savez(path, vertices=draped, faces=faces, uv=uv)


def bodice(waist=1.055, hem_ease=0.004, columns=320, rows=130):
    """A fitted top from the neckline to the waist, its folds drawn, not simulated."""
    angle = _angles(columns)
    top = neckline(angle)
    points, v = [], []
    for share in np.linspace(0, 1, rows):
        z = top + (waist - top) * share
        crease = 0.0014 * np.sin(angle * 9 + z * 60) * np.exp(-(((z - (waist + 0.035)) / 0.035) ** 2))
        off = EASE + hem_ease * share + crease
        points.append(body.point(angle, z, off, True))
        v.append(body.SHOULDER - z)
    points, v = np.array(points), np.array(v)
    uv = np.stack([_across(points, angle, v), v], -1)
    ob = add_mesh("bodice", points.reshape(-1, 3), grid_faces(columns + 1, rows), uv.reshape(-1, 2))
    return finish(ob, thickness=0.0025, offset=1)


def simulate_skirt(path, waist=1.066, length=1.10, panels=22, panel_width=0.25, hem_radius=0.47, seed=5, frames=56, rows=58, per_panel=14):
    """Drapes a panelled skirt over a cone and saves it. UV: u round the hem, v up from the hem."""
    columns = panels * per_panel
    angle = np.linspace(0, 2 * math.pi, columns, endpoint=False)
    waistline = body.point(angle, np.full(columns, waist), 0.012)
    fitted = np.hypot(waistline[:, 0], waistline[:, 1])
    width = lambda share: 0.20 + 0.80 * share
    random = np.random.RandomState(seed).uniform(-1, 1, panels * 3)
    ripple = np.interp(angle, np.linspace(0, 2 * math.pi, panels * 3 + 1), np.r_[random, random[0]])
    radii = []
    for j in range(rows):
        share = j / (rows - 1)
        flat = np.maximum(panels * panel_width * width(share) / (2 * math.pi), fitted)
        ease = min(1, share * 6)
        radii.append(fitted * (1 - ease) + flat * ease)
    mean = [radius.mean() for radius in radii]
    heights = [waist]
    for j in range(1, rows):
        slant = (length / (rows - 1)) ** 2 - (mean[j] - mean[j - 1]) ** 2
        heights.append(heights[-1] - math.sqrt(max(slant, 1e-6)))
    vertices = np.concatenate([
        np.stack([r * np.sin(angle), -r * np.cos(angle), z + ripple * 0.012 * j / (rows - 1)], -1)
        for j, (r, z) in enumerate(zip(radii, heights))
    ])
    vertices[:columns] = waistline
    faces = grid_faces(columns, rows, True)
    skirt = add_mesh("skirt", vertices, faces)
    simulate.collider(body.torso(), 0.006)
    cone = [(0.125, 1.05), (0.150, 1.0)] + [(0.150 + (hem_radius - 0.150) * (1.0 - z) / 0.98, z) for z in np.linspace(0.96, 0.02, 18)]
    simulate.collider(lathe(cone, name="petticoat", segments=72), 0.004, 5)
    floor = add_mesh("floor", [(-3, -3, 0), (3, -3, 0), (3, 3, 0), (-3, 3, 0)], [(0, 1, 2, 3)])
    simulate.collider(floor, 0.006, 30)
    draped = simulate.drape(skirt, frames, range(columns * 2), mass=0.35, tension=18, shear=8, bending=0.3, quality=6)

    def place(k, i, j):
        share = j / (rows - 1)
        u = (k + 0.5) * panel_width + (i / per_panel - 0.5) * panel_width * width(share)
        return u, length * (1 - share)

    uv = []
    for j in range(rows - 1):
        for column in range(columns):
            k, i = divmod(column, per_panel)
            uv += [place(k, i, j), place(k, i + 1, j), place(k, i + 1, j + 1), place(k, i, j + 1)]
    np.savez(path, vertices=draped, faces=np.array(faces), uv=np.array(uv))


def drawn_in(hem, shorten, waist=1.066, length=1.10):
    """A reshape of the wide skirt for tunics: narrower towards the hem, shorter, v down from the shoulder.

    `hem` and `shorten` scale its width at the hem and its length.
    """

    def reshape(vertices, uv):
        down = np.clip((waist - vertices[:, 2]) / length, 0, 1)
        ease = np.clip(down * 2.2, 0, 1)
        scale = 1 + (hem - 1) * ease * ease * (3 - 2 * ease)
        moved = vertices.copy()
        moved[:, :2] *= scale[:, None]
        moved[:, 2] = waist - (waist - vertices[:, 2]) * shorten
        placed = uv.copy()
        placed[:, 0] *= hem
        placed[:, 1] = body.SHOULDER - waist + (length - uv[:, 1]) * shorten
        return moved, placed

    return reshape


def buttons(garments, heights, radius=0.0052):
    """Small round buttons on the front centre line, at the given heights."""
    graph = bpy.context.evaluated_depsgraph_get()
    graph.update()
    made = []
    for z in heights:
        hits = [ob.evaluated_get(graph).ray_cast(Vector((0, -2, z)), Vector((0, 1, 0))) for ob in garments]
        depths = [hit[1].y for hit in hits if hit[0]]
        if not depths:
            continue
        profile = [(radius * math.cos(a), radius * math.sin(a)) for a in np.linspace(-math.pi / 2, math.pi / 2, 13)]
        made.append(lathe(profile, name="button", segments=20, location=(0, min(depths) - radius * 0.3, z)))
    return made
