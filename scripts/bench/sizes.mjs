import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { root } from "../lib/workspace.mjs";
import { bundle } from "./bundle.mjs";
import { kebab } from "./component-sizes.mjs";

const ui = path.join(root, "packages/ui/dist");
const kib = (bytes) => bytes / 1024;

function styles(components) {
  const sheets = components.map((name) => path.join(ui, "styles", `${kebab(name)}.css`));
  return Buffer.concat(sheets.filter((file) => existsSync(file)).map((file) => readFileSync(file)));
}

/** What components weigh together, and how much of that is code and how much is styles. */
async function kitSize(components) {
  const { js } = await bundle(`export { ${components.join(", ")} } from "@taanka/ui";`);
  const css = styles(components);
  const parts = [js, css].map((part) => (part.length ? kib(brotliCompressSync(part).length) : 0));
  const [code, look] = parts.map((part) => part.toFixed(2));
  return { value: parts[0] + parts[1], detail: `JS ${code}, CSS ${look}` };
}

const common = [
  "Button",
  "Dialog",
  "Select",
  "Checkbox",
  "RadioGroup",
  "Tabs",
  "Tooltip",
  "Toaster",
  "TextField",
  "ProductCard",
  "Skeleton",
  "Drawer",
  "OtpField",
  "BannerCarousel",
];

/** Sizes of the kit as a bundler delivers it, brotli, React not counted. */
export async function kitRows() {
  const rows = [
    {
      name: "a lone Button, JS + CSS, brotli",
      ...(await kitSize(["Button"])),
      // Not kept: decision 006 says what a button is made of.
      budget: 0.6,
      unit: "KiB",
    },
    {
      name: "a page with the common controls, JS + CSS, brotli",
      ...(await kitSize(common)),
      budget: 30,
      unit: "KiB",
    },
  ];
  const whole = brotliCompressSync(readFileSync(path.join(ui, "styles.css"))).length;
  return [...rows, { name: "styles.css, all components, brotli", value: kib(whole), unit: "KiB" }];
}

const client = 'export { createStoreClient } from "@taanka/api-client";';
/** As the client's own modules name the schemas and what they are written with. */
const contract = ["valibot", "../contract/*", "./contract/*"];

/** The client in a browser's bundle, and what the contract adds to it. */
export async function clientRows() {
  const { js: code } = await bundle(client, []);
  const { js: withoutContract } = await bundle(client, contract);
  const { js: ky } = await bundle('export { default } from "ky";', []);
  return [
    { name: "API client with its contract, gzip", value: gzipSync(code).length / 1000, unit: "kB" },
    {
      name: "of that the contract and client without ky, gzip",
      value: (gzipSync(code).length - gzipSync(ky).length) / 1000,
      budget: 9,
      unit: "kB",
    },
    {
      name: "what the contract with its validation adds, gzip",
      value: (gzipSync(code).length - gzipSync(withoutContract).length) / 1000,
      budget: 5,
      unit: "kB",
    },
  ];
}
