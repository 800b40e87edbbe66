"""Meshes from arrays. Lengths are metres, UVs are metres of cloth, z is up, the front is -y."""
import math

import bpy
import numpy as np


def linear(code):
    """ "#rrggbb" to linear RGBA."""
    code = code.lstrip("#")
    parts = [int(code[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts] + [1]


def material(name, colour, roughness=0.6, metallic=0.0, specular=0.4):
    """A plain principled material."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    surface = made.node_tree.nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = linear(colour) if isinstance(colour, str) else colour
    surface.inputs["Roughness"].default_value = roughness
    surface.inputs["Metallic"].default_value = metallic
    surface.inputs["Specular"].default_value = specular
    return made


def grid_faces(columns, rows, closed=False):
    """Quads of a grid whose vertex index is row * columns + column."""
    faces = []
    for j in range(rows - 1):
        for i in range(columns if closed else columns - 1):
            k = (i + 1) % columns
            faces.append((j * columns + i, j * columns + k, (j + 1) * columns + k, (j + 1) * columns + i))
    return faces


def add_mesh(name, vertices, faces, uv=None, mat=None, smooth=True):
    """Adds an object; `uv` is per vertex or per face corner."""
    mesh = bpy.data.meshes.new(name)
    vertices = np.asarray(vertices, dtype=np.float64)
    mesh.from_pydata(vertices.tolist(), [], [list(map(int, face)) for face in faces])
    if uv is not None:
        layer = mesh.uv_layers.new(name="UV")
        uv = np.asarray(uv, dtype=np.float32)
        if len(uv) == len(vertices) and len(vertices) != len(mesh.loops):
            corner = np.empty(len(mesh.loops), dtype=np.int32)
            mesh.loops.foreach_get("vertex_index", corner)
            uv = uv[corner]
        layer.data.foreach_set("uv", uv.ravel())
    if smooth:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.update()
    added = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(added)
    if mat:
        mesh.materials.append(mat)
    return added


def finish(ob, subdivide=0, thickness=0.0, smooth=0, offset=0.0):
    """Adds the modifiers that turn a coarse sheet into cloth."""
    if smooth:
        modifier = ob.modifiers.new("smooth", "SMOOTH")
        modifier.factor = 0.5
        modifier.iterations = smooth
    if subdivide:
        modifier = ob.modifiers.new("subdivide", "SUBSURF")
        modifier.levels = modifier.render_levels = subdivide
    if thickness:
        modifier = ob.modifiers.new("thickness", "SOLIDIFY")
        modifier.thickness = thickness
        modifier.offset = offset
    return ob


def sheet(name, points, uv, thickness=0.0009, subdivide=1, closed=False):
    """Cloth from a grid of points, shape (rows, columns, 3)."""
    rows, columns = points.shape[:2]
    ob = add_mesh(name, points.reshape(-1, 3), grid_faces(columns, rows, closed), uv.reshape(-1, 2))
    return finish(ob, subdivide, thickness)


def load_cloth(path, name, subdivide=2, smooth=2, thickness=0.0012, reshape=None):
    """Cloth from a saved simulation; `reshape` maps (vertices, uv) to the same, changed."""
    data = np.load(path)
    vertices, uv = data["vertices"], data["uv"]
    if reshape:
        vertices, uv = reshape(vertices, uv)
    return finish(add_mesh(name, vertices, data["faces"], uv), subdivide, thickness, smooth)


def lathe(profile, mat=None, name="lathe", segments=64, location=(0, 0, 0)):
    """A turned body from (radius, height) pairs."""
    around = np.linspace(0, 2 * math.pi, segments, endpoint=False)
    rings = [np.stack([r * np.cos(around), r * np.sin(around), 0 * around + z], -1) for r, z in profile]
    vertices = np.concatenate(rings) + np.array(location)
    return add_mesh(name, vertices, grid_faces(segments, len(profile), True), mat=mat)


def tube(name, path, radius, segments=10, closed=False):
    """A round cord along a path of points; UV u runs along it in metres."""
    path = np.asarray(path, dtype=np.float64)
    ahead = np.roll(path, -1, 0) - np.roll(path, 1, 0)
    if not closed:
        ahead[0], ahead[-1] = path[1] - path[0], path[-1] - path[-2]
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    side = np.cross(ahead, [0.0, 0.02, 1.0])
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    up = np.cross(side, ahead)
    turn = np.linspace(0, 2 * math.pi, segments, endpoint=False)
    rings = path[:, None] + radius * (np.cos(turn)[None, :, None] * side[:, None] + np.sin(turn)[None, :, None] * up[:, None])
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    uv = np.stack(np.broadcast_arrays(along[:, None], (turn / (2 * math.pi) * 0.02)[None]), -1)
    rows = len(path)
    faces = grid_faces(segments, rows, True)
    if closed:
        last = (rows - 1) * segments
        faces += [(last + i, last + (i + 1) % segments, (i + 1) % segments, i) for i in range(segments)]
    return add_mesh(name, rings.reshape(-1, 3), faces, uv.reshape(-1, 2))


def waves(x, y, seed, frequency=1.0, count=7):
    """Smooth irregularity in about -1..1: a sum of sine waves in random directions."""
    random = np.random.RandomState(seed)
    total = 0
    for _ in range(count):
        angle, rate = random.uniform(0, 2 * math.pi), frequency * random.uniform(0.6, 2.2)
        phase = random.uniform(0, 2 * math.pi)
        total = total + np.sin((x * math.cos(angle) + y * math.sin(angle)) * rate * 2 * math.pi + phase) / (rate / frequency)
    return total / 4
