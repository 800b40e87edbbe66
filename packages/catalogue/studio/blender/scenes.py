"""Every master's scene: which garment, in which light, from where."""
import math
import os

import bpy

import body
import stage
from garments import draped, lehenga, neckline, saree, skirt, trousers, tunic
from garments.dupatta import Hang, dupatta
from garments.neckline import DEEP, ROUND, SCOOP
from garments.sleeves import Sleeve, sleeves
from mesh import load_cloth

SIZE = (960, 1280)
TURNS = {"front": 0, "side": -38, "back": 180}  # degrees that the garment is turned by


def _cloth(cache, name, simulate):
    """Path of a simulated cloth, draped on first use in a scene of its own."""
    path = os.path.join(cache, "cloth", name + ".npz")
    if not os.path.exists(path):
        os.makedirs(os.path.dirname(path), exist_ok=True)
        simulate(path)
        stage.reset()
    return path


def _form(low, name=None, cache=None, simulate=None):
    """Sets up the form; returns the path of the simulated cloth that goes on it, if there is one."""
    path = _cloth(cache, name, simulate) if name else None
    body.torso(body.linen())
    body.stand(low)
    return path


def _shown(slots, view, camera, power=0.8, ambient=0.25):
    """Turns the garment, then sets up backdrop, lights and camera."""
    turn = math.radians(TURNS[view])
    for ob in bpy.context.scene.objects:
        ob.rotation_euler[2] += turn
    wall = stage.backdrop(2.2, 1.2, ambient)
    key = stage.portrait_lights(0.8, power)
    camera()
    return {"slots": slots, "key": key, "backdrop": wall, "size": SIZE}


def _skirt(path, reshape=None):
    return load_cloth(path, "skirt", smooth=3, reshape=reshape or (lambda vertices, uv: (skirt.neat_waist(vertices), uv)))


def _long():
    stage.camera((0, -5.8, 1.05), (0, 0, 0.79), 108)


def _knee():
    stage.camera((0, -5.6, 1.10), (0, 0, 0.945), 136)


def _lehenga(cache, view):
    path = _form(0.95, "lehenga-skirt", cache, skirt.simulate_skirt)
    arms = sleeves(Sleeve(0.075, lean=70, arm=0.120, cuff=0.116))
    slots = {1: [_skirt(path)], 2: [lehenga.waistband()], 3: [lehenga.blouse(), *arms]}
    slots[5] = [neckline.binding(SCOOP, radius=0.003)]
    slots[4] = [dupatta(Hang(low=0.50, end=0.20))]
    return _shown(slots, view, _long)


def _lehenga_full(cache, view):
    path = _form(0.95, "lehenga-full-skirt", cache, lambda path: skirt.simulate_skirt(path, skirt.LEHENGA_FULL))
    arms = sleeves(Sleeve(0.20, lean=74, arm=0.116, cuff=0.104, seed=9))
    slots = {1: [_skirt(path)], 2: [lehenga.waistband()], 3: [lehenga.blouse(DEEP), *arms]}
    slots[5] = [neckline.binding(DEEP, radius=0.003)]
    slots[4] = [dupatta(Hang(low=0.30, end=0.235, wide=0.25, pleats=7, seed=17, mirrored=True))]
    return _shown(slots, view, _long)


def _kurti(cache, view):
    path = _form(0.75, "kurti-flared", cache, tunic.simulate_kurti)
    slots = {1: [load_cloth(path, "tunic")]}
    slots[2] = sleeves(Sleeve(0.34))
    slots[3] = [neckline.binding(ROUND)]
    slots[6] = neckline.buttons(slots[1], [1.338 - 0.036 * i for i in range(5)])
    return _shown(slots, view, _knee, 0.9, 0.20)


def _office(cache, view):
    path = _form(0.75, "kurta-office", cache, tunic.simulate_office)
    slots = {1: [load_cloth(path, "tunic")]}
    slots[2] = sleeves(Sleeve(0.47, cuff=0.086, seed=14))
    strip = neckline.placket(slots[1], 1.424, 1.13)
    slots[3] = [neckline.stand_collar(), strip]
    slots[6] = neckline.buttons([strip], [1.405 - 0.052 * i for i in range(6)])
    return _shown(slots, view, _knee, 0.9, 0.20)


def _suit(cache, view):
    path = _form(0.75, "suit-tunic", cache, tunic.simulate_suit)
    slots = {1: [load_cloth(path, "tunic")]}
    slots[2] = sleeves(Sleeve(0.34, seed=5))
    slots[3] = [neckline.binding(ROUND)]
    slots[4] = trousers.palazzo()
    slots[6] = neckline.buttons(slots[1], [1.338 - 0.036 * i for i in range(5)])
    slots[5] = [dupatta(Hang(0.112, 0.185, 0.34, 0.085, 0.18))]
    return _shown(slots, view, _long, 0.9, 0.20)


def _anarkali(cache, view):
    path = _form(0.95, "lehenga-skirt", cache, skirt.simulate_skirt)
    slots = {1: [tunic.bodice(), _skirt(path, skirt.drawn_in(0.74, 0.92))]}
    slots[2] = sleeves(Sleeve(0.34, seed=8))
    slots[3] = [neckline.binding(ROUND), lehenga.waistband(1.047, 1.080, 0.019)]
    slots[6] = neckline.buttons(slots[1], [1.338 - 0.034 * i for i in range(3)])
    slots[5] = [dupatta(Hang(0.112, 0.205, 0.30, 0.085, 0.19, seed=11))]
    return _shown(slots, view, _long)


def _gown(cache, view):
    path = _form(0.95, "lehenga-full-skirt", cache, lambda path: skirt.simulate_skirt(path, skirt.LEHENGA_FULL))
    slots = {1: [tunic.bodice(DEEP), _skirt(path, skirt.drawn_in(0.74, 1.0))]}  # longer would sink into the floor
    slots[2] = sleeves(Sleeve(0.47, lean=75, arm=0.104, cuff=0.072, seed=19))
    slots[3] = [neckline.binding(DEEP, radius=0.003), lehenga.waistband(1.040, 1.068, 0.0185)]
    return _shown(slots, view, _long)


def _draped(_cache, view):
    _form(0.95)
    return _shown(draped.saree(), view, _long)


GARMENTS = {
    "lehenga": _lehenga,
    "lehenga-full": _lehenga_full,
    "kurti": _kurti,
    "office-kurta": _office,
    "suit": _suit,
    "anarkali": _anarkali,
    "gown": _gown,
    "saree-draped": _draped,
}
TABLE = {"close": saree.close_scene, "saree-folded": saree.folded_scene, "saree-hanging": saree.hanging_scene}


def build(name, cache):
    """Builds the scene of a master by name; returns its slots, key light, backdrop and size."""
    stage.reset()
    if name in TABLE:
        return TABLE[name]()
    garment, _, view = name.rpartition("-")
    if garment not in GARMENTS or view not in TURNS:
        raise ValueError(f"No master {name!r}.")
    return GARMENTS[garment](cache, view)
