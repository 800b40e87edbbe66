/**
 * Writes a text field's value as if the person had typed it, so that React's `onChange`, a parent
 * that controls the value and native listeners all hear of it.
 */
export function setNativeValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  // React shadows `value` on the element itself; only the prototype's setter passes unnoticed by it.
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
