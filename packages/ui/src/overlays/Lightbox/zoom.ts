/** How a picture is shown: magnified `scale` times, its middle `x` and `y` px off the stage's. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

/** In px from the stage's middle. */
export interface Point {
  x: number;
  y: number;
}

export interface Extent {
  width: number;
  height: number;
}

export const wholePicture: View = { scale: 1, x: 0, y: 0 };

export const largestScale = 4;

/** What one press of a button or key magnifies by. */
export const zoomStep = 1.5;

const between = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** The view at another scale; what is at `at` stays there. */
export function zoomTo(view: View, scale: number, at: Point): View {
  const next = between(scale, 1, largestScale);
  const grown = next / view.scale;
  return { scale: next, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown };
}

/** The view with the picture moved along. */
export const moveBy = (view: View, by: Point): View => ({
  ...view,
  x: view.x + by.x,
  y: view.y + by.y,
});

const roomOf = (size: number, scale: number, stage: number) =>
  Math.max(0, (size * scale - stage) / 2);

/** The nearest view in which no edge of the picture comes further in than it has to. */
export function keepInside(view: View, picture: Extent, stage: Extent): View {
  const roomX = roomOf(picture.width, view.scale, stage.width);
  const roomY = roomOf(picture.height, view.scale, stage.height);
  return {
    scale: view.scale,
    x: between(view.x, -roomX, roomX) + 0,
    y: between(view.y, -roomY, roomY) + 0,
  };
}

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

type Fingers = readonly [Point, Point];

const middle = ([a, b]: Fingers): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The view after two fingers moved: what was between them stays between them. */
export function pinch(view: View, before: Fingers, after: Fingers): View {
  const from = middle(before);
  const to = middle(after);
  const moved = moveBy(view, { x: to.x - from.x, y: to.y - from.y });
  return zoomTo(moved, view.scale * (distance(...after) / Math.max(distance(...before), 1)), to);
}

/** What one turn of the wheel magnifies by; a trackpad's pinch comes as a finer one with Ctrl. */
export const wheelFactor = (deltaY: number, isPinch: boolean) =>
  Math.exp(-deltaY * (isPinch ? 0.01 : 0.002));

export interface Tap {
  /** In ms. */
  time: number;
  at: Point;
}

/** What a double tap magnifies to. */
export const tapScale = 2.5;
/** Further than this a finger has moved and not tapped. */
export const tapSlack = 8;
/** Within these a second tap makes a double tap. */
const tapTime = 350;
const tapReach = 24;

/** Whether a tap makes a double tap with the one before. */
export const isSecondTap = (last: Tap | null, next: Tap) =>
  last !== null && next.time - last.time < tapTime && distance(last.at, next.at) < tapReach;

/** From here on a drag turns to the next picture. */
const swipeLength = 48;

/** Where a drag of the whole picture leads: 1 towards the left edge, -1 towards the right. */
export function swipeOf(drag: number): 1 | -1 | null {
  if (Math.abs(drag) <= swipeLength) return null;
  return drag < 0 ? 1 : -1;
}
