import { createBrand } from "@taanka/ui/brand";

export const shopName = "Neem & Thread";

/** Three colours, a face and a taste for corners; the rest follows. */
export const brand = createBrand({
  name: "neem",
  light: { surface: "#fbfaf4", ink: "#1d2419", accent: "#2f6b3c" },
  font: { display: '"Fraunces Variable", Georgia, serif' },
  radius: "soft",
  density: "comfortable",
});
