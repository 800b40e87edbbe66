/**
 * The banners. Each is a garment on a wide, calm wall: the garment stands at the end side, so that
 * text has room at the start; on phones it stands below, with room above.
 *
 * @type {{ id: string, garment: string, design: string, palette: string, view: string }[]}
 */
export const BANNERS = [
  { id: "wedding", garment: "lehenga-full", design: "bridal", palette: "red", view: "front" },
  { id: "silk", garment: "saree", design: "temple", palette: "teal", view: "hanging" },
  { id: "festive", garment: "lehenga", design: "gota", palette: "mustard", view: "front" },
  { id: "cotton", garment: "kurti", design: "ikat", palette: "rust", view: "front" },
  { id: "lights", garment: "lehenga", design: "mirror", palette: "magenta", view: "front" },
];

/** How a picture is set into a larger wall. @type {Record<string, import("./frame.mjs").Frame>} */
export const FRAMES = {
  wide: { width: 1920, height: 1080, scale: 1080 / 1280, x: 1040, y: 0 },
  portrait: { width: 960, height: 1280, scale: 0.8, x: 96, y: 256 },
};
