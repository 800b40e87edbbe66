import { contrast, createBrand } from "@taanka/ui/brand";
import shop from "./shop.json" with { type: "json" };

const { surface, ink } = shop.colors;
const isDark = contrast(surface, "#000000") < contrast(ink, "#000000");

/** A dark ground is the shop's look by day too; a light one turns dark where the visitor's device is. */
export const mode = isDark ? "dark" : "system";

/**
 * The look of the shop: three colours, a face, corners. Everything else follows. `vite.config.js` writes it into
 * the page, under the name that `index.html` and `App.tsx` call it by.
 */
export const brand = createBrand({
  name: "own",
  light: shop.colors,
  dark: isDark ? shop.colors : undefined,
  font: { display: '"Fraunces Variable", Georgia, serif' },
  radius: "soft",
});
