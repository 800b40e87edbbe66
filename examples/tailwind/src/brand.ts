import { createBrand } from "@taanka/ui/brand";

export const shopName = "Jamun";

/** Three colours, a face and a taste for corners; the rest follows. */
export const brand = createBrand({
  name: "jamun",
  light: { surface: "#fcf9fd", ink: "#24122b", accent: "#7a1f8a" },
  font: { display: '"Sora Variable", system-ui, sans-serif' },
  radius: "round",
  density: "compact",
});
