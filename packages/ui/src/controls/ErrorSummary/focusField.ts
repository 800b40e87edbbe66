const controls = "input, select, textarea, button, [tabindex]";

/** Focuses a control; of a group, the chosen control or the first. */
export function focusField(fieldId: string): void {
  const target = document.getElementById(fieldId);
  if (!target) return;
  const control = target.matches(controls)
    ? target
    : (target.querySelector<HTMLElement>("input:checked") ??
      target.querySelector<HTMLElement>(controls));
  target.scrollIntoView({ block: "center" });
  control?.focus({ preventScroll: true });
}
