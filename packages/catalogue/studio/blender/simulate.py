"""Blender's cloth solver: colliders and a run to rest."""
import bmesh
import bpy
import numpy as np


def collider(ob, distance=0.004, friction=20):
    """Makes an object solid. Normals must point out, or the solver ignores it without a word."""
    mesh = bmesh.new()
    mesh.from_mesh(ob.data)
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    mesh.to_mesh(ob.data)
    mesh.free()
    ob.modifiers.new("collision", "COLLISION")
    settings = ob.collision
    settings.use_culling = False
    settings.thickness_outer, settings.thickness_inner = distance, 0.02
    settings.cloth_friction, settings.damping = friction, 0.5


def drape(ob, frames, pinned, mass=0.25, tension=12, shear=6, bending=0.4, quality=7, air=1.5):
    """Lets cloth fall for some frames; returns its vertices, shape (n, 3)."""
    modifier = ob.modifiers.new("cloth", "CLOTH")
    settings, contact = modifier.settings, modifier.collision_settings
    settings.quality, settings.mass, settings.air_damping = quality, mass, air
    settings.tension_stiffness = settings.compression_stiffness = tension
    settings.shear_stiffness, settings.bending_stiffness = shear, bending
    settings.tension_damping = settings.compression_damping = settings.shear_damping = 5
    settings.bending_damping = 0.5
    group = ob.vertex_groups.new(name="pin")
    for index in pinned:
        group.add([int(index)], 1.0, "REPLACE")
    settings.vertex_group_mass = "pin"
    settings.pin_stiffness = 1.0
    contact.collision_quality, contact.distance_min, contact.use_self_collision = 3, 0.004, False
    modifier.point_cache.frame_start, modifier.point_cache.frame_end = 1, frames + 5
    scene = bpy.context.scene
    scene.frame_start, scene.frame_end = 1, frames + 5
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    evaluated = ob.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = evaluated.to_mesh()
    vertices = np.empty(len(mesh.vertices) * 3)
    mesh.vertices.foreach_get("co", vertices)
    evaluated.to_mesh_clear()
    return vertices.reshape(-1, 3)
