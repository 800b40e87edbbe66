"""Turns masters and looks into pictures.

    python3 compose.py JOBS.json

JOBS.json is a list of jobs; jobs that share a master should follow each other. Each finished
picture is written as raw 8-bit RGB, and its line `DONE <out> <width> <height>` goes to stdout.
"""
import json
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from cloth import dress, forget_sheets, forget_surfaces  # noqa: E402
from texture import hex_to_linear  # noqa: E402

BACKDROP = 99


def tone(light, exposure, contrast):
    """Linear light to display values: soft shoulder, sRGB curve, S-shaped contrast."""
    light = np.maximum(light * exposure, 0)
    knee = 0.62
    light = np.where(light < knee, light, knee + (1 - knee) * (1 - np.exp(-(light - knee) / (1 - knee))))
    shown = np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    return shown * (1 - contrast) + contrast * shown * shown * (3 - 2 * shown)


def shrink(image, factor):
    """Averages blocks of factor x factor samples into a pixel."""
    height, width = image.shape[:2]
    return image.reshape(height // factor, factor, width // factor, factor, 3).mean((1, 3))


def sharpen(image, amount):
    """Mild unsharp mask over the four neighbours."""
    wide = np.pad(image, ((1, 1), (1, 1), (0, 0)), "edge")
    soft = (wide[:-2, 1:-1] + wide[2:, 1:-1] + wide[1:-1, :-2] + wide[1:-1, 2:] + 4 * image) / 8
    return image + (image - soft) * amount * 2


def soften_edges(image, master):
    """Blends the stairs at the outlines of a picture that has one sample a pixel."""
    ids, place = master["id"].astype(np.int16), master["P"]
    rough = np.zeros(ids.shape, bool)
    for axis in (0, 1):
        near, far = np.take(ids, range(ids.shape[axis] - 1), axis), np.take(ids, range(1, ids.shape[axis]), axis)
        jump = np.abs(np.diff(place, axis=axis)).max(-1) > 0.006
        step = (near != far) | (jump & (near != BACKDROP))
        rough |= np.pad(step, [(0, 1) if a == axis else (0, 0) for a in (0, 1)])
        rough |= np.pad(step, [(1, 0) if a == axis else (0, 0) for a in (0, 1)])
    wide = np.pad(image, ((1, 1), (1, 1), (0, 0)), "edge")
    rows = wide[:-2] + 2 * wide[1:-1] + wide[2:]
    soft = (rows[:, :-2] + 2 * rows[:, 1:-1] + rows[:, 2:]) / 16
    return np.where(rough[..., None], soft, image)


def compose(master, job):
    """Renders one job on a loaded master; returns height x width x 3 uint8."""
    height, width = master["id"].shape
    image = master["set"].copy()
    image[master["behind"]] *= hex_to_linear(job["backdrop"])
    for slot, look in job["slots"].items():
        index, colour = dress(master, int(slot), look, job.get("threads", False))
        if colour is not None:
            image[index] = colour
    image = tone(image, job["tone"]["exposure"], job["tone"]["contrast"]).reshape(height, width, 3)
    if "crop" in job:
        image = soften_edges(image, master)
    else:
        image = shrink(image, int(master["ss"]))
    image = sharpen(image, job.get("sharpen", 0.25))
    dither = np.random.RandomState(2).uniform(-0.5, 0.5, image.shape[:2])[..., None]
    return np.clip(image * 255 + dither + 0.5, 0, 255).astype(np.uint8)


def load(path, crop):
    """Reads a master and lights its set: form and stand finished, backdrop in white.

    `crop` is (x, y, width, height) in samples: a close view, one sample a pixel.
    """
    with np.load(path) as archive:
        master = {name: archive[name] for name in archive.files}
    if crop:
        x, y, width, height = crop
        cut = lambda array: array[y : y + height, x : x + width] if array.ndim > 1 else array
        master = {name: cut(array) for name, array in master.items()}
    single = lambda name: master[name].astype(np.float32)
    albedo = single("C")
    albedo[master["id"] == BACKDROP] = 1
    master["set"] = ((single("D") + single("I")) * albedo + single("G") * single("GC") + single("E")).reshape(-1, 3)
    master["behind"] = np.flatnonzero(master["id"] == BACKDROP)
    return master


def main(path):
    with open(path, encoding="utf8") as file:
        jobs = json.load(file)
    loaded, master = None, None
    for job in jobs:
        wanted = (job["master"], tuple(job.get("crop", ())))
        if wanted != loaded:
            loaded = wanted
            forget_surfaces()
            master = load(*wanted)
        picture = compose(master, job)
        picture.tofile(job["out"])
        forget_sheets()
        print(f"DONE {job['out']} {picture.shape[1]} {picture.shape[0]}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
