type Point = { x: number; y: number };

/** A finger on the panel: down, along the points, and up after a rest unless it is a flick. */
export async function swipe(
  target: Element,
  points: Point[],
  { flick = false, pointerType = "touch" } = {},
) {
  const [first] = points;
  const last = points.at(-1);
  const send = (type: string, point: Point | undefined) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        isPrimary: true,
        pointerId: 7,
        pointerType,
        clientX: point?.x,
        clientY: point?.y,
      }),
    );
  send("pointerdown", first);
  for (const point of points.slice(1)) send("pointermove", point);
  if (!flick) await new Promise((resolve) => setTimeout(resolve, 150));
  send("pointerup", last);
}

/** A way straight down: `by` pixels from a height. */
export const down = (from: number, by: number) =>
  [0, 0.25, 0.5, 0.75, 1].map((part) => ({ x: 100, y: from + by * part }));
/** A way straight to the side. */
export const across = (from: number, by: number) =>
  [0, 0.25, 0.5, 0.75, 1].map((part) => ({ x: from + by * part, y: 200 }));
