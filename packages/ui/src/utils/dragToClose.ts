import { listen, together } from "./listen";

/** Pixels of movement until its direction is told. */
const slop = 8;
/** Share of the panel's size from which letting go closes it. */
const enough = 0.35;
/** Speed in px/ms from which letting go closes it, however short the way. */
const flick = 0.5;

/** What a finger moves by itself: dragging starts elsewhere. */
export const ownMovers = "input, textarea, select, [role=slider], [contenteditable]";

interface Drag {
  pointer: number;
  target: Element;
  /** Where it started, along the way out and across it. */
  along: number;
  across: number;
  /** How far the panel is out, and when that was. */
  way: number;
  time: number;
  speed: number;
  /** The movement is a drag of the panel and no scrolling. */
  claimed: boolean;
}

/** Whether content under the finger takes the movement: scrolled down, or scrolling sideways itself. */
function isTaken(target: Element, panel: HTMLElement, down: boolean): boolean {
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (down ? element.scrollTop > 0 : scrollsSideways(element)) return true;
    if (element === panel) return false;
  }
  return false;
}

const scrollsSideways = (element: Element) =>
  element.scrollWidth > element.clientWidth &&
  /auto|scroll/.test(getComputedStyle(element).overflowX);

interface DragOptions {
  /** Asked when a finger comes down: whether the panel lies along that edge just now. */
  applies?: () => boolean;
  /** What lies behind the panel, and fades with it. */
  scrim?: Element | null;
}

/**
 * Lets a finger push a panel back over the edge it came from. The panel follows, its scrim fades with
 * it; letting go beyond a third, or with a flick, closes it. Mice are left alone. Returns how to stop.
 */
export function dragToClose(
  panel: HTMLElement,
  side: "start" | "end" | "bottom",
  close: () => void,
  { applies = () => true, scrim }: DragOptions = {},
): () => void {
  const down = side === "bottom";
  let drag: Drag | undefined;
  const out = () => {
    const toTheLeft = (side === "start") === (getComputedStyle(panel).direction === "ltr");
    return down || !toTheLeft ? 1 : -1;
  };
  const along = ({ clientX, clientY }: PointerEvent) => (down ? clientY : clientX) * out();
  const across = ({ clientX, clientY }: PointerEvent) => (down ? clientX : clientY);
  const parts = [panel, scrim].filter((part) => part instanceof HTMLElement);
  const show = (way: number) => {
    const share = way / (down ? panel.offsetHeight : panel.offsetWidth);
    for (const { style } of parts) style.transition = "none";
    panel.style.translate = down ? `0 ${way}px` : `${way * out()}px 0`;
    if (scrim instanceof HTMLElement) scrim.style.opacity = String(1 - share);
    return share;
  };
  const settle = () => {
    for (const { style } of parts) style.transition = style.translate = style.opacity = "";
  };

  const begin = (event: PointerEvent) => {
    const { target, isPrimary, pointerType } = event;
    if (!isPrimary || pointerType === "mouse" || !(target instanceof Element)) return;
    if (target.closest(ownMovers) || !applies()) return;
    drag = {
      pointer: event.pointerId,
      target,
      along: along(event),
      across: across(event),
      way: 0,
      time: event.timeStamp,
      speed: 0,
      claimed: false,
    };
  };
  const move = (event: PointerEvent) => {
    if (drag?.pointer !== event.pointerId) return;
    const way = along(event) - drag.along;
    if (!drag.claimed) {
      const sideways = Math.abs(across(event) - drag.across);
      if (Math.max(Math.abs(way), sideways) < slop) return;
      if (way <= sideways || isTaken(drag.target, panel, down)) {
        drag = undefined;
        return;
      }
      drag.claimed = true;
    }
    const held = Math.max(way - slop, 0);
    const passed = Math.max(event.timeStamp - drag.time, 1);
    drag.speed = (held - drag.way) / passed;
    drag.way = held;
    drag.time = event.timeStamp;
    show(held);
  };
  const end = ({ pointerId, type, timeStamp }: PointerEvent) => {
    const ended = drag;
    if (ended?.pointer !== pointerId) return;
    drag = undefined;
    if (!ended.claimed) return;
    // A finger that rested before it let go has no speed left.
    const speed = timeStamp - ended.time < 100 ? ended.speed : 0;
    const closes = type === "pointerup" && (speed > flick || show(ended.way) > enough);
    if (!closes) return settle();
    close();
    // A parent that owns the state may keep it open.
    requestAnimationFrame(() => panel.dataset.state === "open" && settle());
  };
  const keepFromScrolling = (event: TouchEvent) => {
    if (drag?.claimed && event.cancelable) event.preventDefault();
  };

  return together(
    listen(panel, "pointerdown", begin),
    listen(panel, "pointermove", move),
    listen(panel, "pointerup", end),
    listen(panel, "pointercancel", end),
    listen(panel, "touchmove", keepFromScrolling, { passive: false }),
  );
}
