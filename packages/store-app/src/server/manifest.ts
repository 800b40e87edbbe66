import { inLanguage, type Language } from "@taanka/shop-config";
import { installPaths } from "@taanka/store/client";
import { shop } from "../config";
import { paths } from "../paths";
import { pathIn } from "../routing/language";

const icon = (file: string, sizes: string, purpose: "any" | "maskable") => ({
  src: `${installPaths.icons}${file}`,
  sizes,
  type: "image/png",
  purpose,
});

/** What a browser shows of the shop once it is on somebody's home screen. */
export const manifestOf = (language: Language) => ({
  // In every language it is the one shop.
  id: paths.home,
  name: shop.name,
  short_name: shop.name,
  description: inLanguage(shop.description, language.code),
  lang: language.locale,
  dir: language.dir,
  start_url: pathIn(language, paths.home),
  scope: paths.home,
  display: "standalone",
  background_color: shop.theme.themeColor.light,
  theme_color: shop.theme.themeColor.light,
  categories: ["shopping"],
  icons: [
    { src: shop.theme.icon, sizes: "any", type: "image/svg+xml", purpose: "any" },
    icon("192.png", "192x192", "any"),
    icon("512.png", "512x512", "any"),
    icon("maskable-512.png", "512x512", "maskable"),
  ],
});
