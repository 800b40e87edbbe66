import { shop } from "@taanka/shop-config";
import { expect, it } from "vitest";
import { pageStyle } from "./page-style.js";

const other = {
  ...shop.theme,
  mode: "light",
  themeColor: { light: "#F4F6FF", dark: "#0B1020" },
  accent: { light: "#2A37B5", dark: "#A3AEFF" },
} as const;

it("paints the API's own pages in the brand's colours alone, light or dark as the shop is", () => {
  const sheet = pageStyle(other);
  const own = [...Object.values(other.themeColor), ...Object.values(other.accent)];
  for (const wanted of [...own, "color-scheme: light;"]) expect(sheet).toContain(wanted);
  const first = [...Object.values(shop.theme.themeColor), ...Object.values(shop.theme.accent)];
  for (const color of first) expect(sheet.toLowerCase()).not.toContain(color.toLowerCase());
  expect(pageStyle(shop.theme)).toContain("color-scheme: light dark;");
});
