import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";

const types = ["Saree", "Lehenga", "Kurti", "Suit", "Gown", "Anarkali", "Dupatta", "Blouse"];
const fabrics = [
  "Silk",
  "Cotton",
  "Georgette",
  "Chiffon",
  "Linen",
  "Chanderi",
  "Crepe",
  "Satin",
  "Modal",
  "Rayon",
];
const patterns = [
  "Banarasi",
  "Bandhani",
  "Ikat",
  "Ajrakh",
  "Chikankari",
  "Paisley",
  "Floral",
  "Leheriya",
  "Striped",
  "Kanjivaram",
];
const occasions = ["Everyday", "Office", "Festive", "Wedding", "Party"];
const colors = [
  "Maroon",
  "Red",
  "Pink",
  "Mustard",
  "Green",
  "Blue",
  "Navy",
  "Purple",
  "Ivory",
  "Beige",
  "Grey",
  "Black",
  "Teal",
  "Peach",
];
const sizes = ["XS", "S", "M", "L", "XL", "XXL"];
const words =
  "woven by hand in the old town with a soft fall and a fine border for long days light enough to travel washed and pressed before it leaves the loom each piece differs a little from the next as hand work does keep it in muslin away from the sun".split(
    " ",
  );

/** Numbers that look random and are the same every time (mulberry32). */
export function numbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const vocabulary = { types, fabrics, patterns, occasions, colors };

const head =
  "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,Status\n";

function product(index, random) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  const [type, fabric, pattern] = [pick(types), pick(fabrics), pick(patterns)];
  const name = `${pattern} ${fabric} ${type} ${index}`;
  const handle = name.toLowerCase().replaceAll(" ", "-");
  const price = 299 + Math.floor(random() * 90) * 50;
  const mrp = Math.round(price * (1 + Math.floor(random() * 6) / 10));
  const body = Array.from({ length: 24 }, () => pick(words)).join(" ");
  const tags = `Fabric: ${fabric}, Pattern: ${pattern}, Occasion: ${pick(occasions)}, Subcategory: ${fabric} ${type}s`;
  const shades = [...new Set([pick(colors), pick(colors)])];
  const first = Math.floor(random() * 3);
  let rows = "";
  for (const [at, shade] of shades.entries()) {
    for (const size of sizes.slice(first, first + 3)) {
      const isFirst = rows === "";
      const facts = isFirst
        ? `${name},<p>${body}</p>,Maker ${1 + Math.floor(random() * 200)},${type},"${tags}",true,Color,${shade},Size,${size}`
        : `,,,,,,,${shade},,${size}`;
      const picture =
        isFirst || size === sizes[first]
          ? `https://cdn.shopify.com/files/${handle}-${at}.jpg?v=1,${at + 1},${name} in ${shade}`
          : ",,";
      rows += `${handle},${facts},B-${index}-${at}-${size},shopify,${Math.floor(random() * 40)},${price}.00,${mrp}.00,${picture},active\n`;
    }
  }
  return rows;
}

/**
 * Writes a Shopify product export with so many made-up products.
 * @returns {Promise<number>} rows of the file
 */
export async function writeProducts(file, count, seed = 7) {
  const random = numbers(seed);
  const out = createWriteStream(file);
  out.write(head);
  let rows = 1;
  for (let index = 1; index <= count; index++) {
    const text = product(index, random);
    rows += text.split("\n").length - 1;
    if (!out.write(text)) await once(out, "drain");
  }
  out.end();
  await finished(out);
  return rows;
}
