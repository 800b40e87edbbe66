"""Every master's scene: which garment, in which light, from where."""
import os

import body
import stage
from garments import lehenga, saree, trousers, tunic
from garments.dupatta import dupatta
from garments.sleeves import sleeve
from mesh import load_cloth, tube

SIZE = (960, 1280)


def _cloth(cache, name, simulate):
    """Path of a simulated cloth, draped on first use in a scene of its own."""
    path = os.path.join(cache, "cloth", name + ".npz")
    if not os.path.exists(path):
        os.makedirs(os.path.dirname(path), exist_ok=True)
        simulate(path)
        stage.reset()
    return path


def _form(low):
    body.torso(body.linen())
    body.stand(low)


def _scene(slots, key, wall):
    return {"slots": slots, "key": key, "backdrop": wall, "size": SIZE}


def lehenga_scene(cache):
    skirt = _cloth(cache, "lehenga-skirt", tunic.simulate_skirt)
    _form(0.95)
    cloth = load_cloth(skirt, "skirt", smooth=3)
    top, edge = lehenga.blouse()
    arms = [sleeve(side, 0.085, 66, 0.146, 0.120, 0.118) for side in (-1, 1)]
    slots = {1: [cloth], 2: [lehenga.waistband()], 3: [top, *arms], 5: [tube("piping", edge, 0.003, closed=True)]}
    slots[4] = [dupatta()]
    wall = stage.backdrop(2.2, 1.2, 0.26)
    key = stage.portrait_lights(0.8)
    stage.camera((0, -5.6, 1.02), (0, 0, 0.80), 108)
    return _scene(slots, key, wall)


def _tunic_top(slots, cloth, sleeve_length, with_buttons):
    slots[1] = [cloth] if not isinstance(cloth, list) else cloth
    slots[2] = [sleeve(side, sleeve_length) for side in (-1, 1)]
    slots[3] = [tunic.edge_binding()]
    if with_buttons:
        slots[6] = tunic.buttons(slots[1], [1.338 - 0.036 * i for i in range(5)])


def _tunic_camera(long):
    if long:
        stage.camera((0, -5.8, 1.05), (0, 0, 0.79), 108)
    else:
        stage.camera((0, -5.6, 1.10), (0, 0, 0.945), 136)


def kurti_scene(cache, suit=False):
    path = _cloth(cache, "kurti", tunic.simulate_straight)
    _form(0.75)
    slots = {}
    _tunic_top(slots, load_cloth(path, "tunic"), 0.34, True)
    if suit:
        slots[4] = trousers.palazzo()
        slots[5] = [dupatta(0.112, 0.185, 0.40, 0.08, 0.17)]
    wall = stage.backdrop(2.0, 1.1, 0.20)
    key = stage.portrait_lights(0.9)
    _tunic_camera(suit)
    return _scene(slots, key, wall)


def flared_scene(cache, gown=False):
    skirt = _cloth(cache, "lehenga-skirt", tunic.simulate_skirt)
    _form(0.95)
    slots = {}
    shape = tunic.drawn_in(0.88, 1.0) if gown else tunic.drawn_in(0.70, 0.84)
    cloth = load_cloth(skirt, "skirt", smooth=3, reshape=shape)
    _tunic_top(slots, [tunic.bodice(), cloth], 0.10 if gown else 0.34, not gown)
    slots[3].append(lehenga.waistband(1.040, 1.068, 0.019))
    if not gown:
        slots[5] = [dupatta(0.112, 0.20, 0.34, 0.08, 0.18)]
    wall = stage.backdrop(2.2, 1.2, 0.24)
    key = stage.portrait_lights(0.8)
    _tunic_camera(True)
    return _scene(slots, key, wall)


def build(name, cache):
    """Builds the scene of a master by name; returns its slots, key light, backdrop and size."""
    stage.reset()
    if name == "close":
        return saree.close_scene()
    if name.startswith("saree-"):
        return saree.folded_scene() if name == "saree-folded" else saree.hanging_scene()
    garment = name.split("-")[0]
    if garment == "lehenga":
        return lehenga_scene(cache)
    if garment in ("kurti", "suit"):
        return kurti_scene(cache, garment == "suit")
    if garment in ("anarkali", "gown"):
        return flared_scene(cache, garment == "gown")
    raise ValueError(f"No master {name!r}.")
