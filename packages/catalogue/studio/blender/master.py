"""Renders a scene in neutral cloth into a master: all that the shader needs to dress it later."""
import os
import shutil
import time

import bpy
import numpy as np

from denoise import smooth_lights
from inset import box_about, set_into
from mesh import material

BACKDROP_SLOT = 99
LIGHT_PASSES = ["DiffDir", "DiffInd", "GlossDir", "GlossInd"]
SHAPE_PASSES = ["DiffCol", "GlossCol", "Normal", "Env", "Position", "UV", "IndexOB"]
PASS_FLAGS = ["diffuse_direct", "diffuse_indirect", "diffuse_color", "glossy_direct", "glossy_indirect", "glossy_color", "normal", "environment", "position", "uv", "object_index"]


def _frame(size, box):
    """Limits the render to a box (x, y, width, height from the top left), or to nothing."""
    render = bpy.context.scene.render
    render.resolution_x, render.resolution_y = size
    render.resolution_percentage = 100
    render.use_border = render.use_crop_to_border = box is not None
    if box:
        x, y, width, height = box
        nudge = 0.25  # keeps the fractions clear of rounding
        render.border_min_x, render.border_max_x = (x + nudge) / size[0], (x + width + nudge) / size[0]
        render.border_min_y, render.border_max_y = (size[1] - y - height + nudge) / size[1], (size[1] - y + nudge) / size[1]


def _passes_into(folder, names):
    """Connects the passes to files."""
    scene = bpy.context.scene
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


def _render(size, samples, names, folder, bounces, box=None):
    scene = bpy.context.scene
    _frame(size, box)
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling, cycles.use_denoising = samples, False, False
    cycles.pixel_filter_type, cycles.filter_width = "BOX", 0.01
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, 2, 1
    cycles.sample_clamp_indirect, cycles.blur_glossy, cycles.seed = 3, 1, 3
    cycles.caustics_reflective = cycles.caustics_refractive = False
    for flag in PASS_FLAGS:
        setattr(scene.view_layers[0], "use_pass_" + flag, True)
    _passes_into(folder, names)
    bpy.ops.render.render(write_still=False)
    return {name: _read_pass(folder, name) for name in names}


def _read_pass(folder, name):
    file = next(entry for entry in os.listdir(folder) if entry.startswith(name + "0"))
    image = bpy.data.images.load(os.path.join(folder, file))
    image.colorspace_settings.name = "Raw"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    os.remove(os.path.join(folder, file))
    return pixels.reshape(height, width, 4)[::-1, :, :3].copy()


def _guides(passes):
    eye = np.array(bpy.context.scene.camera.location)
    depth = np.linalg.norm(passes["Position"] - eye, axis=-1, keepdims=True)
    depth[(passes["Position"] == 0).all(-1)] = 50
    return [(passes["Normal"], 0.10), (np.log(depth), 0.004), (passes["IndexOB"][..., :1], 0.3)]


def _lights(plain, shiny, calm=0):
    """Smoothed light: direct, indirect, gloss, and the gloss of polished metal; `calm` adds rounds."""
    gloss, metal_gloss = plain["GlossDir"] + plain["GlossInd"], shiny["GlossDir"] + shiny["GlossInd"]
    lights = [(plain["DiffDir"], 3 + calm, 0.9), (plain["DiffInd"], 4 + calm, 1.5), (gloss, 2 + calm, 0.6), (metal_gloss, 3, 0.7)]
    smooth = dict(zip("DIGM", smooth_lights(lights, _guides(plain))))
    shape = {"N": plain["Normal"], "P": plain["Position"], "UV": plain["UV"][..., :2], "C": plain["DiffCol"], "GC": plain["GlossCol"], "E": plain["Env"]}
    return {**smooth, **shape, "id": np.round(plain["IndexOB"][..., 0]).astype(np.uint8)}


def _wear(dressed, cloth):
    for ob, _ in dressed:
        ob.data.materials.clear()
        ob.data.materials.append(cloth)


def render_master(out, slots, key, backdrop, size=(960, 1280), supersample=2, samples=6):
    """Renders `slots` ({number: [objects]}) and saves the master to `out`.

    The backdrop is soft, so the whole is rendered small; only the box about the garment is
    rendered with all samples and set into it.
    """
    started = time.time()
    grid = (size[0] * supersample, size[1] * supersample)
    folder = out + ".passes"
    cloth = material("cloth", (0.5, 0.5, 0.5, 1), 0.5, 0, 0.5)
    metal = material("metal", (1, 1, 1, 1), 0.38, 1, 0.5)
    dressed = [(ob, slot) for slot, objects in slots.items() for ob in objects]
    for ob, slot in dressed:
        ob.pass_index = slot
    _wear(dressed, cloth)
    small, box = None, None
    if backdrop:
        backdrop.pass_index = BACKDROP_SLOT
        passes = _render((size[0] // 2, size[1] // 2), samples * 2, LIGHT_PASSES + SHAPE_PASSES, folder, 3)
        small = _lights(passes, {"GlossDir": passes["GlossDir"], "GlossInd": passes["GlossInd"]}, 2)
        box = box_about(small["id"] != BACKDROP_SLOT, grid)
    plain = _render(grid, samples, LIGHT_PASSES + SHAPE_PASSES, folder, 3, box)
    _wear(dressed, metal)
    shiny = _render(grid, samples, ["GlossDir", "GlossInd"], folder, 2, box)
    shutil.rmtree(folder, ignore_errors=True)
    rendered = time.time()
    whole = _lights(plain, shiny)
    if small:
        whole = set_into(small, whole, box, grid, BACKDROP_SLOT)
    kept = {name: array if name in ("P", "UV", "id") else array.astype(np.float16) for name, array in whole.items()}
    eye = np.array(bpy.context.scene.camera.location)
    np.savez(out, **kept, cam=eye, key=np.array(key), ss=supersample)
    print(f"MASTER {out} {grid[0]}x{grid[1]} box {box} rendered {rendered - started:.0f}s finished {time.time() - rendered:.0f}s", flush=True)
