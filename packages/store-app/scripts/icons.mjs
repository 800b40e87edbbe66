// Makes the icons for home screens from the shop's own: PNGs in the sizes that systems ask for.
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { shop } from "./shop.mjs";

const root = path.resolve(import.meta.dirname, "..");
const folder = path.join(root, "dist/client/icons");
const source = path.join(root, "public", shop.theme.icon);
if (!existsSync(source)) {
  throw new Error(
    `theme.icon is "${shop.theme.icon}", and packages/store-app/public has no such file.`,
  );
}

/** The icon, drawn sharp at any size. */
const drawn = (size) =>
  sharp(source, { density: 2400 })
    .resize(size, size, { fit: "contain", background: "#0000" })
    .png()
    .toBuffer();

/** The colour at the icon's upper edge, so that it goes on behind it; the theme's where there is none. */
async function groundOf(icon) {
  const { data, info } = await sharp(icon)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 16) * info.width + info.width / 2) * 4;
  const [r, g, b, alpha] = data.subarray(at, at + 4);
  return alpha === 255 ? { r, g, b } : shop.theme.themeColor.light;
}

/** On a whole square, within the circle that a system may cut out of it. */
async function whole(size, share) {
  const icon = await drawn(Math.round(size * share));
  return sharp({
    create: { width: size, height: size, channels: 3, background: await groundOf(icon) },
  })
    .composite([{ input: icon }])
    .png();
}

await mkdir(folder, { recursive: true });
for (const size of [192, 512])
  await sharp(await drawn(size)).toFile(path.join(folder, `${size}.png`));
await (await whole(512, 0.8)).toFile(path.join(folder, "maskable-512.png"));
await (await whole(180, 0.9)).toFile(path.join(folder, "apple-touch.png"));
