"use client";

import { type ComponentProps, type MouseEvent, useEffect, useState } from "react";
import { IconButton } from "../../controls/IconButton";
import { ArrowUpIcon } from "../../icons";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { backToTop } from "./BackToTop.css";
import { type BackToTopMessages, backToTopMessages } from "./messages";

export interface BackToTopProps extends Omit<ComponentProps<"button">, "children"> {
  /**
   * Appears once so many screens lie above.
   * @default 2
   */
  afterScreens?: number;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<BackToTopMessages>;
}

/** Leads back up a long page; stands at its lower corner once the top is far. */
export function BackToTop({
  afterScreens = 2,
  messages,
  className,
  onClick,
  ...rest
}: BackToTopProps) {
  const text = useMessages("backToTop", backToTopMessages, messages);
  const [far, setFar] = useState(false);
  useEffect(() => {
    const follow = () => setFar(window.scrollY > afterScreens * window.innerHeight);
    follow();
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, [afterScreens]);
  const goUp = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    // The button is about to go: focus moves on to the content it leads to.
    document.getElementById("main")?.focus({ preventScroll: true });
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
  };
  return (
    <IconButton
      {...rest}
      label={text.label}
      tone="plate"
      hidden={!far}
      className={cx(backToTop, className)}
      onClick={goUp}
    >
      <ArrowUpIcon />
    </IconButton>
  );
}
