import { createBrand } from "@taanka/ui/brand";

export const shopName = "Haldi House";

/** Three colours, a face and a taste for corners; the rest follows. */
export const brand = createBrand({
  name: "haldi",
  light: { surface: "#fffdf5", ink: "#2b2007", accent: "#7a5200" },
  font: { display: '"Playfair Display Variable", Georgia, serif' },
  radius: "crisp",
  density: "airy",
});
