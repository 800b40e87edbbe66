// Copies the kit's bundle, its sheet and a face to where the page is served from.
import { cpSync, mkdirSync } from "node:fs";

const kit = "node_modules/@taanka/ui/dist";
mkdirSync("public/kit/fonts", { recursive: true });
for (const file of ["browser.js", "styles.css", "fonts/taanka.css", "fonts/files"]) {
  cpSync(`${kit}/${file}`, `public/kit/${file}`, { recursive: true });
}
