"use client";

import { useEffect, useRef, useState } from "react";

/** Where the focus goes when the line is taken out here, and when it is put back. */
export function useRemoval(
  removed: boolean,
  onRemove: (() => void) | undefined,
  onUndo: (() => void) | undefined,
) {
  const removeButton = useRef<HTMLButtonElement>(null);
  const [pressed, setPressed] = useState(false);
  const returns = useRef(false);
  useEffect(() => {
    if (removed || !returns.current) return;
    returns.current = false;
    removeButton.current?.focus();
  }, [removed]);
  const take = () => {
    setPressed(true);
    onRemove?.();
  };
  const putBack = () => {
    setPressed(false);
    returns.current = true;
    onUndo?.();
  };
  return { removeButton, pressed, take, putBack: onUndo && putBack };
}
