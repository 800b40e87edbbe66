import { focusHeading } from "../routing/focusHeading";

/**
 * Gives the focus to the page's heading when what had it is gone: a removed line, an address that
 * was deleted. Looks once the page shows what is left.
 *
 * @param part where it goes on, at what is chosen there or may be filled in
 */
export function rescueFocus(part?: HTMLElement | null): void {
  const rescue = () => {
    const held = document.activeElement;
    if (held && held !== document.body) return;
    const field =
      part?.querySelector<HTMLElement>("input:checked") ??
      part?.querySelector<HTMLElement>("input");
    const heading = document.querySelector<HTMLElement>("main h1");
    if (field) field.focus();
    else if (heading) focusHeading(heading);
  };
  requestAnimationFrame(() => requestAnimationFrame(rescue));
}
