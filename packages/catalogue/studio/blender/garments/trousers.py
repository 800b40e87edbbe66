"""Palazzo trousers: two legs, narrow under the tunic, whose width and folds grow towards the hem."""
import math

import numpy as np

from mesh import add_mesh, finish, grid_faces, waves


def palazzo(hem=0.035, top=0.80, rows=70, columns=220):
    """Both legs. UV: u round the leg, v up from the hem."""
    legs = []
    for side in (-1, 1):
        around = np.linspace(0, 2 * math.pi, columns, endpoint=False)
        points, uv = [], []
        for j in range(rows):
            share = j / (rows - 1)
            z = top + (hem - top) * share
            flare = share * share
            wide, deep = 0.056 + 0.097 * flare, 0.078 + 0.057 * flare
            amplitude = 0.002 + 0.016 * flare
            phase = around * 9 + 0.9 * np.sin(around * 2 + side) + 0.5 * np.sin(share * 3 + around)
            fold = amplitude * np.sin(phase) * (0.75 + 0.35 * np.sin(around * 3.3 + side * 2))
            fold = fold + 0.003 * waves(around / 2, np.full(columns, share * 2.0), 7 + side)
            x = side * (0.076 + 0.036 * flare) + np.sin(around) * (wide + fold)
            y = -np.cos(around) * (deep + fold) + 0.01
            points.append(np.stack([x, y, np.full(columns, z) + 0.004 * np.cos(phase) * share], -1))
            uv.append(np.stack([around / (2 * math.pi) * 0.8, np.full(columns, z - hem)], -1))
        uv = np.array(uv)
        corners = []
        step = np.array([0.8 / columns, 0])
        for j in range(rows - 1):
            for i in range(columns):
                corners += [uv[j, i], uv[j, i] + step, uv[j + 1, i] + step, uv[j + 1, i]]
        ob = add_mesh("leg", np.array(points).reshape(-1, 3), grid_faces(columns, rows, True), corners)
        legs.append(finish(ob, subdivide=1, thickness=0.0012))
    return legs
