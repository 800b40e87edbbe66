// @vitest-environment jsdom
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { createQueries } from "../../template/src/queries";
import { sandbox } from "../../template/src/sandbox";
import { Shop } from "./Shop";

const client = path.resolve(import.meta.dirname, "../../../api-client");
const readme = readFileSync(path.join(client, "README.md"), "utf8");
const adapter = /## Another back end[\s\S]+?```ts\n([\s\S]+?)```/.exec(readme)?.[1] ?? "";

let medusa: typeof sandbox;
beforeAll(async () => {
  // As a process of its own, since esbuild does not run beside jsdom.
  const esbuild = path.resolve(client, "../../node_modules/esbuild/bin/esbuild");
  const options = ["--bundle", "--format=esm", "--loader=ts", "--conditions=@taanka/source"];
  const made = execFileSync(esbuild, options, { input: adapter, cwd: client });
  ({ transport: medusa } = await import(
    /* @vite-ignore */ `data:text/javascript;base64,${made.toString("base64")}`
  ));
});

/** What Medusa answers to `GET /store/products`. */
const products = [
  {
    id: "prod_01",
    title: "Banarasi Jaal Silk Saree",
    thumbnail: null,
    variants: [{ calculated_price: { calculated_amount: 4499, original_amount: 5999 } }],
  },
  { id: "prod_02", title: "Dupatta", thumbnail: null, variants: [{ calculated_price: null }] },
];

let root: Root;
let reported: string[];
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  reported = [];
  vi.stubGlobal("reportError", ({ message }: Error) => reported.push(message));
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("fetch", async () => Response.json({ products, count: 2 }));
  vi.spyOn(sandbox, "send").mockImplementation((request) => medusa.send(request));
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = async (address: string) => {
  const queries = createQueries();
  await act(async () => root.render(<Shop queries={queries} path={address} />));
  await act(async () => {
    await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
    await new Promise((done) => setTimeout(done));
  });
  return document.querySelector("main")?.textContent ?? "";
};

it("the README's adapter fills the list of a created store, and counts what it shows", async () => {
  const page = await open("/");
  expect(page).toContain("Banarasi Jaal Silk Saree");
  expect(page).toContain("4,499");
  expect(page).not.toContain("Dupatta");
  expect(page).toMatch(/\b1 product/i);
});

it("names a call that the adapter does not answer in the console, with its path", async () => {
  await open("/?category=pcat_sarees");
  expect(reported).toEqual(["GET /category/ failed: Not offered by this shop"]);
});

it("names a list that the adapter cannot give as it was asked for", async () => {
  const page = await open("/?sort=priceLowToHigh");
  expect(page).toContain("could not be loaded");
  expect(reported).toContain("POST /items/filtering failed: Not offered by this shop");
});
