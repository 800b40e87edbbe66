import { createBrand } from "@taanka/ui/brand";
import shop from "./shop.json" with { type: "json" };

/**
 * The look of the shop: three colours, a face, corners. Everything else follows. `vite.config.js` writes it into
 * the page, under the name that `index.html` and `App.tsx` call it by.
 */
export const brand = createBrand({
  name: "own",
  light: shop.colors,
  font: { display: '"Fraunces Variable", Georgia, serif' },
  radius: "soft",
});
