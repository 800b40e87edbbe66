"use client";

import { type ComponentProps, useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { bare } from "../../styles/bare.css";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { countdown } from "./Countdown.css";
import { type CountdownMessages, countdownMessages } from "./messages";
import { clockText, remainingSeconds } from "./remaining";

export interface CountdownProps extends Omit<ComponentProps<"span">, "children"> {
  /**
   * End, in epoch milliseconds (`Date.now() + 60_000`). A later one starts it again. It counts by
   * the clock, so a sleeping tab or a slow page loses nothing.
   */
  until: number;
  /** Called once for each `until` that is reached while shown. */
  onEnd?: () => void;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<CountdownMessages>;
}

const serverSnapshot = () => null;

/** Seconds left of `until`, each second anew; null on the server, which can't know the reader's clock. */
function useRemaining(until: number): number | null {
  const subscribe = useCallback(
    (changed: () => void) => {
      const timer = setInterval(() => {
        changed();
        if (remainingSeconds(until, Date.now()) === 0) clearInterval(timer);
      }, 200);
      return () => clearInterval(timer);
    },
    [until],
  );
  const snapshot = () => remainingSeconds(until, Date.now());
  return useSyncExternalStore<number | null>(subscribe, snapshot, serverSnapshot);
}

/** Time left as mm:ss. Silent while it runs; a screen reader hears of its end only. */
export function Countdown({ until, onEnd, messages, className, ...rest }: CountdownProps) {
  const text = useMessages("countdown", countdownMessages, messages);
  const seconds = useRemaining(until);
  const ended = seconds === 0;
  const latestOnEnd = useRef(onEnd);
  useEffect(() => {
    latestOnEnd.current = onEnd;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `until` that is past ends again
  useEffect(() => {
    if (ended) latestOnEnd.current?.();
  }, [ended, until]);
  return (
    <span {...rest} className={cx(countdown, className)}>
      <span role="timer" className={bare} translate="no">
        {seconds === null ? "--:--" : clockText(seconds)}
      </span>
      <span role="status" className={visuallyHidden}>
        {ended ? text.ended : ""}
      </span>
    </span>
  );
}
