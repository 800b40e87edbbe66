import { createBrand } from "@taanka/ui/brand";

export const shopName = "Mor";

/** Three colours, a face and a taste for corners; the rest follows. */
export const brand = createBrand({
  name: "mor",
  light: { surface: "#f5f8f8", ink: "#0e2529", accent: "#0f5f6b" },
  font: { display: '"Cormorant Garamond", Georgia, serif' },
  radius: "square",
  density: "airy",
});
