import { describe, expect, it } from "vitest";
import { keepInside, largestScale, pinch, wholePicture, zoomTo } from "./zoom";

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
