/**
 * Gives the focus to the page's heading when what had it is gone: a removed line, an address that
 * was deleted. Looks once the page shows what is left.
 */
export function rescueFocus(): void {
  const rescue = () => {
    const held = document.activeElement;
    if (held && held !== document.body) return;
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  };
  requestAnimationFrame(() => requestAnimationFrame(rescue));
}
