"""blender -b -P render.py -- MASTER CACHE_FOLDER [supersample] [samples]"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from master import render_master  # noqa: E402
from scenes import build  # noqa: E402


def main(name, cache, supersample="2", samples="6"):
    scene = build(name, cache)
    folder = os.path.join(cache, "masters")
    os.makedirs(folder, exist_ok=True)
    draft = os.path.join(folder, f".{name}.part.npz")
    render_master(draft, scene["slots"], scene["key"], scene["backdrop"], scene["size"], int(supersample), int(samples))
    os.replace(draft, os.path.join(folder, name + ".npz"))


try:
    main(*sys.argv[sys.argv.index("--") + 1 :])
except Exception as error:  # Blender itself would end with code 0
    import traceback

    traceback.print_exc()
    print(f"FAILED {error}", flush=True)
    sys.exit(1)
