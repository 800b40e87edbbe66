import { useCallback, useEffect, useRef } from "react";
import { dragToClose } from "../../utils/dragToClose";
import { setRef } from "../../utils/setRef";
import { useControlled } from "../../utils/useControlled";
import type { PanelProps } from "./Panel";

type Pushed = Pick<PanelProps, "open" | "defaultOpen" | "onOpenChange" | "ref">;

const liesBelow = (panel: HTMLElement) =>
  panel.getBoundingClientRect().bottom >= document.documentElement.clientHeight - 1;

/**
 * Lets a finger push a panel away over the edge it came from.
 *
 * @param side `sheet`: down, where the panel lies along the lower edge, as dialogs do on phones
 * @returns what the panel takes instead of the props given
 */
export function usePushAway(
  side: "start" | "end" | "bottom" | "sheet",
  { open, defaultOpen = false, onOpenChange, ref }: Pushed,
) {
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  const close = useRef(() => {});
  useEffect(() => {
    close.current = () => setOpen(false);
  });
  const content = useCallback(
    (node: HTMLDivElement) => {
      const release = setRef(ref, node);
      const edge = side === "sheet" ? "bottom" : side;
      const applies = () => side !== "sheet" || liesBelow(node);
      const scrim = node.previousElementSibling;
      const stop = dragToClose(node, edge, () => close.current(), { applies, scrim });
      return () => {
        stop();
        release();
      };
    },
    [ref, side],
  );
  return { ref: content, open: isOpen, onOpenChange: setOpen };
}
