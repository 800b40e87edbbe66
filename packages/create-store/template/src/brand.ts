import { createBrand } from "@taanka/ui/brand";
import shop from "./shop.json";

/** The look of the shop: three colours, a face, corners. Everything else follows. */
export const brand = createBrand({
  name: "own",
  light: shop.colors,
  font: { display: '"Fraunces Variable", Georgia, serif' },
  radius: "soft",
});
