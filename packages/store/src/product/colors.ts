import { NO_COLOR } from "@taanka/api-client/contract";

/** Words of a colour's id: `madder-maroon` becomes `Madder Maroon`. */
export function colorName(id: string): string {
  return id
    .split(/[-_\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

/** The colour that the API knows a product without colours by. */
export const noColor = NO_COLOR;

/** A line's colour as people read it; undefined where the product has no colours to tell. */
export function colorToTell(color: string | null | undefined): string | undefined {
  return color && color !== noColor ? colorName(color) : undefined;
}

/** A line's colour as an address names it; none where it has none. */
export const colorInAddress = (color: string | null | undefined): string | undefined =>
  color && color !== noColor ? color : undefined;

/** The size of a line, left out where it says nothing: one size fits all. */
export function sizeToTell(size: string | null | undefined): string | undefined {
  return size && !/^free size$/i.test(size) ? size : undefined;
}
