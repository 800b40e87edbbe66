import { svgUrl } from "./svgUrl";

const strokes = "stroke='#000' stroke-linecap='round' stroke-linejoin='round'";

/**
 * An icon of one path as a `mask`, for a pseudo-element whose `backgroundColor` is the icon's colour:
 * what stands on every card or five times in a header costs no element of its own.
 *
 * @param size edge in px; the stroke is 1.5 px at every size, as `drawIcon` draws it
 */
export function iconMask(d: string, size: 16 | 20, fill: "none" | "#000" = "none"): string {
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' width='${size}' height='${size}' fill='${fill}' stroke-width='${36 / size}' ${strokes}><path d='${d}'/></svg>`;
  return svgUrl(drawing);
}
