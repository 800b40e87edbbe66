import { useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * Leaves a page once: until the next one is shown, the one that was left can be pressed a second
 * time.
 */
export function useLeaveOnce(): (leave: () => void) => void {
  const { key } = useLocation();
  const left = useRef<string>(undefined);
  return (leave) => {
    if (left.current === key) return;
    left.current = key;
    leave();
  };
}
