/** The heading of the page, once there is one. */
export const pageHeading = (): HTMLElement | undefined =>
  document.querySelector<HTMLElement>("main h1") ?? undefined;

/** Gives the focus to a heading, which takes it from code alone. Nothing scrolls. */
export function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
