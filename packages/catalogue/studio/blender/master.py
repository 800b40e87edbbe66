"""Renders a scene in neutral cloth into a master: all that the shader needs to dress it later."""
import os
import shutil
import time

import bpy
import numpy as np

from denoise import smooth_lights
from mesh import material

BACKDROP_SLOT = 99
LIGHT_PASSES = ["DiffDir", "DiffInd", "GlossDir", "GlossInd"]
SHAPE_PASSES = ["DiffCol", "GlossCol", "Normal", "Env", "Position", "UV", "IndexOB"]
PASS_FLAGS = ["diffuse_direct", "diffuse_indirect", "diffuse_color", "glossy_direct", "glossy_indirect", "glossy_color", "normal", "environment", "position", "uv", "object_index"]


def _render(size, samples, names, folder, bounces):
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling, cycles.use_denoising = samples, False, False
    cycles.pixel_filter_type, cycles.filter_width = "BOX", 0.01
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, 2, 1
    cycles.sample_clamp_indirect, cycles.blur_glossy, cycles.seed = 3, 1, 3
    cycles.caustics_reflective = cycles.caustics_refractive = False
    for flag in PASS_FLAGS:
        setattr(scene.view_layers[0], "use_pass_" + flag, True)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    output = tree.nodes.new("CompositorNodeOutputFile")
    os.makedirs(folder, exist_ok=True)
    output.base_path = folder
    output.format.file_format, output.format.color_depth, output.format.exr_codec = "OPEN_EXR", "32", "NONE"
    output.file_slots.clear()
    for name in names:
        output.file_slots.new(name)
        tree.links.new(layers.outputs[name], output.inputs[name])
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    bpy.ops.render.render(write_still=False)
    return {name: _read_pass(folder, name, size) for name in names}


def _read_pass(folder, name, size):
    file = next(entry for entry in os.listdir(folder) if entry.startswith(name + "0"))
    image = bpy.data.images.load(os.path.join(folder, file))
    image.colorspace_settings.name = "Raw"
    pixels = np.empty(size[0] * size[1] * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    os.remove(os.path.join(folder, file))
    return pixels.reshape(size[1], size[0], 4)[::-1, :, :3].copy()


def _guides(passes):
    eye = np.array(bpy.context.scene.camera.location)
    depth = np.linalg.norm(passes["Position"] - eye, axis=-1, keepdims=True)
    depth[(passes["Position"] == 0).all(-1)] = 50
    return [(passes["Normal"], 0.10), (np.log(depth), 0.004), (passes["IndexOB"][..., :1], 0.3)]


def render_master(out, slots, key, backdrop, size=(960, 1280), supersample=2, samples=12):
    """Renders `slots` ({number: [objects]}) and saves the master to `out`."""
    started = time.time()
    grid = (size[0] * supersample, size[1] * supersample)
    folder = out + ".passes"
    cloth = material("cloth", (0.5, 0.5, 0.5, 1), 0.5, 0, 0.5)
    metal = material("metal", (1, 1, 1, 1), 0.38, 1, 0.5)
    dressed = [(ob, slot) for slot, objects in slots.items() for ob in objects]
    for ob, slot in dressed:
        ob.pass_index = slot
        ob.data.materials.clear()
        ob.data.materials.append(cloth)
    if backdrop:
        backdrop.pass_index = BACKDROP_SLOT
    plain = _render(grid, samples, LIGHT_PASSES + SHAPE_PASSES, folder, 3)
    for ob, _ in dressed:
        ob.data.materials.clear()
        ob.data.materials.append(metal)
    shiny = _render(grid, max(6, samples // 2), ["GlossDir", "GlossInd"], folder, 2)
    shutil.rmtree(folder, ignore_errors=True)
    rendered = time.time()
    half = lambda array: array.astype(np.float16)
    gloss, metal_gloss = plain["GlossDir"] + plain["GlossInd"], shiny["GlossDir"] + shiny["GlossInd"]
    lights = [(plain["DiffDir"], 3, 0.9), (plain["DiffInd"], 4, 1.5), (gloss, 2, 0.6), (metal_gloss, 2, 0.6)]
    direct, indirect, gloss, metal_gloss = smooth_lights(lights, _guides(plain))
    np.savez(
        out,
        D=half(direct),
        I=half(indirect),
        G=half(gloss),
        M=half(metal_gloss),
        N=half(plain["Normal"]),
        P=plain["Position"],
        UV=plain["UV"][..., :2],
        id=np.round(plain["IndexOB"][..., 0]).astype(np.uint8),
        C=half(plain["DiffCol"]),
        GC=half(plain["GlossCol"]),
        E=half(plain["Env"]),
        cam=np.array(bpy.context.scene.camera.location),
        key=np.array(key),
        ss=supersample,
    )
    print(f"MASTER {out} {grid[0]}x{grid[1]} rendered {rendered - started:.0f}s smoothed {time.time() - rendered:.0f}s", flush=True)
