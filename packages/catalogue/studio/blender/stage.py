"""The studio: an empty scene, its backdrop, lights and camera."""
import math

import bpy
from mathutils import Vector

from mesh import add_mesh, material

WARM, COOL = (1, 0.965, 0.92), (0.94, 0.97, 1)


def reset():
    """Empties Blender and chooses Cycles on the CPU."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine, scene.cycles.device = "CYCLES", "CPU"
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    return scene


def ambient(strength):
    """Even light from everywhere."""
    background = bpy.context.scene.world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (1, 0.965, 0.92, 1)
    background.inputs[1].default_value = strength


def backdrop(back, bend, strength, width=9, depth=-6, height=6):
    """Floor and wall in one sweep: the wall stands at y = `back`, the bend has radius `bend`."""
    steps = 24
    profile = [(depth, 0)]
    for t in range(steps + 1):
        angle = t * math.pi / 2 / steps
        profile.append((back - bend + bend * math.sin(angle), bend - bend * math.cos(angle)))
    profile.append((back, height))
    vertices = [(x, y, z) for y, z in profile for x in (-width, width)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    ambient(strength)
    return add_mesh("backdrop", vertices, faces, mat=material("backdrop", "#e9dfd2", 0.85, 0, 0.15))


def _aim(ob, location, target):
    ob.location = location
    ob.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(ob)
    return ob


def light(location, target, size, power, colour=WARM, height=None):
    """A rectangular area light; returns its place."""
    data = bpy.data.lights.new("light", "AREA")
    data.shape, data.size, data.size_y = "RECTANGLE", size, height or size
    data.energy, data.color = power, colour
    _aim(bpy.data.objects.new("light", data), location, target)
    return location


def camera(location, target, lens, shift=(0, 0)):
    """The camera; lens in mm on a sensor 36 mm high."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_fit, data.sensor_height = lens, "VERTICAL", 36
    data.shift_x, data.shift_y = shift
    bpy.context.scene.camera = _aim(bpy.data.objects.new("camera", data), location, target)


def portrait_lights(target_z, power=1.0):
    """Light for a garment on the form: key from the left, a weak fill, rim and edge light."""
    target = (0, 0, target_z)
    key = light((-2.5, -2.5, 2.9), target, 1.3, 172 * power)
    light((2.4, 1.0, 2.3), target, 0.8, 85 * power, (1, 0.93, 0.86))
    light((2.6, -2.6, 1.2), target, 2.2, 20 * power, COOL)
    light((-2.6, 0.6, 1.4), target, 0.35, 40 * power, (1, 0.95, 0.9), 2.0)
    return key
