import { focusHeading, pageHeading, whenOnPage } from "@taanka/store/react-router";

/** How long what has the focus may take to go, in ms: what was done about it is known already. */
const timeoutMs = 2_000;

/** Whether nothing has the focus: what had it is gone. */
const isLost = () => (document.activeElement ?? document.body) === document.body || undefined;

/** Where one goes on in a part: at what is chosen there or may be filled in, else where it leads. */
const wayInto = (part: HTMLElement) =>
  part.querySelector<HTMLElement>("input:checked") ??
  part.querySelector<HTMLElement>("input") ??
  part.querySelector<HTMLElement>("a");

/**
 * Gives the focus to the page's heading when what had it goes: a removed line, an address that was
 * deleted. Whoever has moved on by then keeps it where they are.
 *
 * @param part where it goes on instead
 */
export function rescueFocus(part?: HTMLElement | null): void {
  const rescue = () => {
    // What takes its place may have taken the focus itself.
    if (!isLost()) return;
    const field = part?.isConnected && wayInto(part);
    const heading = pageHeading();
    if (field) field.focus();
    else if (heading) focusHeading(heading);
  };
  const stop = whenOnPage(isLost, () => requestAnimationFrame(rescue));
  setTimeout(stop, timeoutMs);
}
