import { type RefObject, useEffect, useRef } from "react";

/**
 * What was pressed goes when a coupon is applied or removed: the focus then goes to what came in its
 * place, the button that removes it or the field for another one.
 *
 * @param code of the coupon in force
 * @returns the box, and what to call when somebody applies or removes a coupon
 */
export function useKeptFocus(
  code: string | undefined,
): [root: RefObject<HTMLElement | null>, keepFocus: () => void] {
  const root = useRef<HTMLElement>(null);
  const pressed = useRef(false);
  const before = useRef(code);
  useEffect(() => {
    if (before.current === code) return;
    before.current = code;
    if (!pressed.current) return;
    pressed.current = false;
    if (document.activeElement !== document.body) return;
    const place = root.current?.querySelector<HTMLElement>(
      code ? "[role=status] + button" : "input",
    );
    place?.focus();
  }, [code]);
  return [
    root,
    () => {
      pressed.current = true;
    },
  ];
}
