import { describe, expect, it } from "vitest";
import {
  isSecondTap,
  keepInside,
  largestScale,
  moveBy,
  pinch,
  swipeOf,
  wheelFactor,
  wholePicture,
  zoomTo,
} from "./zoom";

const picture = { width: 300, height: 400 };
const stage = { width: 400, height: 400 };

describe("zoomTo", () => {
  it("keeps what is under the pointer under it", () => {
    const at = { x: 60, y: -40 };
    const seen = { x: (at.x - wholePicture.x) / 1, y: (at.y - wholePicture.y) / 1 };
    const view = zoomTo(wholePicture, 2.5, at);
    expect({ x: (at.x - view.x) / view.scale, y: (at.y - view.y) / view.scale }).toEqual(seen);
  });

  it.each([
    [0.2, 1],
    [9, largestScale],
  ])("a scale of %d becomes %d", (asked, given) => {
    expect(zoomTo(wholePicture, asked, { x: 0, y: 0 }).scale).toBe(given);
  });
});

describe("keepInside", () => {
  it("leaves a whole picture in the middle", () => {
    expect(keepInside({ scale: 1, x: 50, y: -50 }, picture, stage)).toEqual(wholePicture);
  });

  it("lets a picture move by what hangs over the stage", () => {
    expect(keepInside({ scale: 2, x: 900, y: -900 }, picture, stage)).toEqual({
      scale: 2,
      x: 100,
      y: -200,
    });
  });
});

describe("pinch", () => {
  it("grows with the fingers and follows their middle", () => {
    const before = [
      { x: -10, y: 0 },
      { x: 10, y: 0 },
    ] as const;
    const after = [
      { x: 0, y: 0 },
      { x: 40, y: 0 },
    ] as const;
    expect(pinch(wholePicture, before, after)).toEqual({ scale: 2, x: 20, y: 0 });
  });

  it("bears two fingers on one spot", () => {
    const spot = [
      { x: 5, y: 5 },
      { x: 5, y: 5 },
    ] as const;
    expect(pinch(wholePicture, spot, spot).scale).toBe(1);
  });
});

describe("moveBy", () => {
  it("keeps the scale", () => {
    expect(moveBy({ scale: 2, x: 5, y: 5 }, { x: 10, y: -20 })).toEqual({
      scale: 2,
      x: 15,
      y: -15,
    });
  });
});

describe("wheelFactor", () => {
  it("magnifies away from the body, and lessens as much towards it", () => {
    expect(wheelFactor(-100, false)).toBeGreaterThan(1);
    expect(wheelFactor(-100, false) * wheelFactor(100, false)).toBeCloseTo(1);
  });

  it("takes the small steps of a trackpad's pinch for larger ones", () => {
    expect(wheelFactor(-10, true)).toBeCloseTo(wheelFactor(-50, false));
  });
});

describe("isSecondTap", () => {
  const first = { time: 1000, at: { x: 10, y: 10 } };

  it.each([
    ["soon and near", { time: 1349, at: { x: 10, y: 33 } }, true],
    ["late", { time: 1350, at: first.at }, false],
    ["elsewhere", { time: 1100, at: { x: 10, y: 34 } }, false],
  ])("of a tap that comes %s", (_when, next, answer) => {
    expect(isSecondTap(first, next)).toBe(answer);
  });

  it("of a tap that none came before", () => {
    expect(isSecondTap(null, first)).toBe(false);
  });
});

describe("swipeOf", () => {
  it.each([
    [-49, 1],
    [49, -1],
    [-48, null],
    [48, null],
    [0, null],
  ])("a drag by %d px leads to %s", (drag, direction) => {
    expect(swipeOf(drag)).toBe(direction);
  });
});
