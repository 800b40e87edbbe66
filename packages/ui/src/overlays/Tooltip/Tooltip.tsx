"use client";

import { Slot } from "radix-ui";
import {
  type ComponentProps,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { cx } from "../../utils/cx";
import { placeTooltip } from "./placeTooltip";
import { anchor, tooltip } from "./Tooltip.css";

export interface TooltipProps extends Omit<ComponentProps<"span">, "content"> {
  /** A few words. Nothing to press: it can't be reached. */
  content: ReactNode;
  /** The one control it explains. */
  children: ReactElement<{ "aria-describedby"?: string }>;
  /**
   * Side it prefers; it turns over where there is no room.
   * @default "top"
   */
  side?: "top" | "bottom";
  /**
   * Time in ms that a mouse rests before it shows; keyboard focus shows it at once.
   * @default 400
   */
  delay?: number;
  /**
   * Reads it out as the control's description. Turn it off where it repeats the control's name.
   * @default true
   */
  describes?: boolean;
}

const hideDelay = 120;

/** Whether the tooltip shows: after a rest of the mouse or on focus, until both have left. */
function useShown(delay: number) {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (next: boolean, time: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(next), time);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!shown) return;
    const hide = () => setShown(false);
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && hide();
    addEventListener("scroll", hide, { capture: true, passive: true });
    addEventListener("keydown", onKey);
    return () => {
      removeEventListener("scroll", hide, { capture: true });
      removeEventListener("keydown", onKey);
    };
  }, [shown]);
  const handlers = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && later(true, delay),
    onPointerLeave: () => later(false, hideDelay),
    onPointerDown: () => later(false, 0),
    onFocus: (event: FocusEvent) => event.target.matches(":focus-visible") && later(true, 0),
    onBlur: () => later(false, 0),
  };
  return { shown, handlers };
}

/**
 * Explains a control in a few words on hover and keyboard focus. Touch does not show it, so it never
 * carries what someone must know. Native props and the ref go to the tooltip's element.
 */
export function Tooltip({
  content,
  children,
  side = "top",
  delay = 400,
  describes = true,
  className,
  ...rest
}: TooltipProps) {
  const id = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const { shown, handlers } = useShown(delay);
  useEffect(() => {
    const bubble = frame.current?.querySelector<HTMLElement>(":scope > [popover]");
    const control = frame.current?.firstElementChild;
    if (!bubble?.showPopover || !control) return;
    if (!shown) return bubble.hidePopover();
    bubble.showPopover();
    const viewport = { width: document.documentElement.clientWidth, height: innerHeight };
    const place = placeTooltip(
      control.getBoundingClientRect(),
      { width: bubble.offsetWidth, height: bubble.offsetHeight },
      viewport,
      side,
    );
    bubble.style.inset = `${place.y}px auto auto ${place.x}px`;
  }, [shown, side]);
  return (
    <span ref={frame} className={anchor} {...handlers}>
      {/* It takes a child of a server component too, which comes as a reference and no element. */}
      {describes ? <Slot.Root aria-describedby={id}>{children}</Slot.Root> : children}
      <span {...rest} id={id} role="tooltip" popover="manual" className={cx(tooltip, className)}>
        {content}
      </span>
    </span>
  );
}
