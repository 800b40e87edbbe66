import { createBrand } from "@taanka/ui/brand";

export const shopName = "Gulmohar";

/** Three colours, a face and a taste for corners; the rest follows. */
export const brand = createBrand({
  name: "gulmohar",
  light: { surface: "#fffaf7", ink: "#2a1512", accent: "#b3261e" },
  font: { display: '"Bricolage Grotesque Variable", system-ui, sans-serif' },
  radius: "round",
  density: "comfortable",
});
