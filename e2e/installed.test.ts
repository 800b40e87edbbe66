import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { animationsEnd } from "../scripts/lib/animations.mjs";
import { serveFolder } from "../scripts/lib/static-server.mjs";
import { launch, visit } from "./support/browser";
import { elementLooks } from "./support/looks";

const root = path.resolve(import.meta.dirname, "..");
const published = ["packages/ui", "packages/api-client"];
const execute = promisify(execFile);

const licence = await readFile(path.join(root, "LICENSE"), "utf8");

let folder: string;
let tarballs: string[];

/** Runs a program in the stranger's folder; what it printed is part of the error. */
const run = (command: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  execute(command, args, { cwd: folder, env: { ...process.env, ...env } }).catch((error) => {
    throw new Error(`${error.message}\n${error.stdout}`);
  });
const vite = (env?: NodeJS.ProcessEnv) => run("npx", ["--no-install", "vite", "build"], env);

/** The versions with which this repository itself works. */
async function versions(...names: string[]): Promise<Record<string, string>> {
  const { devDependencies } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
  return Object.fromEntries(names.map((name) => [name, devDependencies[name]]));
}

async function pack(): Promise<string[]> {
  const { stdout } = await execute(
    "npm",
    ["pack", "--json", "--pack-destination", folder, ...published.map((name) => `./${name}`)],
    { cwd: root },
  );
  const packed: { filename: string }[] = JSON.parse(stdout);
  return packed.map(({ filename }) => path.join(folder, filename));
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "taanka-installed-"));
  tarballs = await pack();
  await cp(path.join(root, "e2e/installed"), folder, { recursive: true });
  // The newest TypeScript, which checks this repository too; the examples have the one before.
  const { "typescript-7": typescript = "", ...dependencies } = await versions(
    "typescript-7",
    "react",
    "react-dom",
    "@types/react",
    "@types/react-dom",
    "vite",
    "bootstrap",
    "tailwindcss",
    "@tailwindcss/vite",
  );
  dependencies.typescript = typescript;
  for (const name of ["react", "react-dom"]) dependencies[`${name}-lowest`] = `npm:${name}@19.0.0`;
  await writeFile(
    path.join(folder, "package.json"),
    JSON.stringify({ name: "strangers-shop", private: true, type: "module", dependencies }),
  );
  await run("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline", ...tarballs]);
});

/** What a page keeps of its own look: its list within the kit's part and before it, and its ground. */
const readPage = (lists: Element[]) => ({
  lists: lists.map((list) => {
    const { listStyleType, marginTop } = getComputedStyle(list);
    const link = list.querySelector("a") ?? list;
    return `${listStyleType} ${marginTop} ${getComputedStyle(link).textDecorationLine}`;
  }),
  ground: getComputedStyle(document.body).backgroundColor,
});

const own: Record<string, ReturnType<typeof readPage>> = {
  plain: { lists: ["disc 32px underline", "disc 32px underline"], ground: "rgb(255, 248, 220)" },
  bootstrap: { lists: ["disc 0px underline", "disc 24px underline"], ground: "rgb(255, 255, 255)" },
  "bootstrap-layer": {
    lists: ["disc 0px underline", "disc 24px underline"],
    ground: "rgb(255, 255, 255)",
  },
  tailwind: { lists: ["none 0px none", "none 16px none"], ground: "rgba(0, 0, 0, 0)" },
  "tailwind-after": { lists: ["none 0px none", "none 16px none"], ground: "rgba(0, 0, 0, 0)" },
};

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe("the packages, packed and installed in a plain Vite app", () => {
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serveFolder>>;
  beforeAll(async () => {
    browser = await launch();
    await vite();
    await rename(path.join(folder, "dist"), path.join(folder, "served"));
    server = await serveFolder(path.join(folder, "served"));
  });
  afterAll(async () => {
    server.close();
    await browser.close();
  });

  it("show a themed product card", async () => {
    const { page, complaints, leave } = await visit(browser, server.address, "phone");
    await page.goto("/");
    const card = page.getByRole("article");
    await expect.poll(() => card.getByRole("link").textContent()).toBe("Banarasi Jaal Silk Saree");
    expect(await card.innerText()).toContain("₹4,499");
    const look = await card.evaluate((element) => {
      const name = element.querySelector("h3") ?? element;
      const provider = element.closest("[data-taanka-brand]") ?? element;
      return {
        brand: provider.getAttribute("data-taanka-brand"),
        ink: getComputedStyle(provider).getPropertyValue("--taanka-color-ink").trim(),
        color: getComputedStyle(name).color,
        font: getComputedStyle(name).fontFamily,
      };
    });
    const [red, green, blue] = [1, 3, 5].map((at) =>
      Number.parseInt(look.ink.slice(at, at + 2), 16),
    );
    expect(look).toMatchObject({ brand: "kora", color: `rgb(${red}, ${green}, ${blue})` });
    expect(look.font).toContain("Newsreader");
    expect(complaints).toEqual([]);
    await leave();
  });

  it.each(["plain", "bootstrap", "bootstrap-layer", "tailwind", "tailwind-after"])(
    "look the same beside other CSS, and leave it alone: %s",
    async (neighbour) => {
      const { page, complaints, leave } = await visit(browser, server.address, "desktop");
      const looks = async () => {
        await animationsEnd(page);
        return page.evaluate(elementLooks, "#kit *:not(.of-the-page, .of-the-page *)");
      };
      const looksOn = async (name: string) => {
        await page.goto(`/beside-${name}.html`);
        await page.locator("#kit").waitFor();
        const atRest = await looks();
        await page.getByRole("button", { name: "Buy" }).hover();
        const hovered = await looks();
        await page.getByRole("button", { name: "Size chart" }).click();
        await page.getByRole("dialog").getByLabel("Chest").waitFor();
        return { atRest, hovered, opened: await looks() };
      };
      const alone = await looksOn("alone");
      expect(alone.atRest.length).toBeGreaterThan(50);
      expect(alone.hovered).not.toEqual(alone.atRest);
      expect(alone.opened.length).toBeGreaterThan(alone.atRest.length);
      expect(await looksOn(neighbour)).toEqual(alone);
      expect(await page.locator(".of-the-page").evaluateAll(readPage)).toEqual(own[neighbour]);
      expect(complaints).toEqual([]);
      await leave();
    },
  );

  it("are restyled beside CSS without layers as the guide says, in every state", async () => {
    const { page, leave } = await visit(browser, server.address, "desktop");
    await page.goto("/beside-plain.html");
    const button = page.getByRole("button", { name: "Buy" });
    await page.addStyleTag({ content: ".t_button:not(#_) { background: rgb(1, 2, 3); }" });
    const ground = () => button.evaluate((node) => getComputedStyle(node).backgroundColor);
    await expect.poll(ground).toBe("rgb(1, 2, 3)");
    await button.hover();
    await animationsEnd(page);
    expect(await ground()).toBe("rgb(1, 2, 3)");
    await leave();
  });

  it("give a lone Button nothing but its own modules", async () => {
    await vite({ ENTRY: "src/button.tsx" });
    const modules: string[] = JSON.parse(await readFile(path.join(folder, "modules.json"), "utf8"));
    const kit = modules
      .map((id) => id.replaceAll("\\", "/").split("/node_modules/").at(-1) ?? id)
      .filter((id) => !/^(react|react-dom|scheduler)\//.test(id) && !id.startsWith("\0"))
      .filter((id) => id.includes("/") && !id.includes(`${path.basename(folder)}/`));
    expect(kit.map((id) => id.replace("@taanka/ui/dist/", "")).sort()).toEqual([
      "controls/Button/Button.js",
      "controls/Button/Button.styles.js",
      "controls/Button/messages.js",
      "styles/bare.styles.js",
      "theme/context.js",
      "utils/cx.js",
      "utils/inElement.js",
      "utils/withGiven.js",
    ]);
  });

  it("are typed for a strict project that checks libraries too", async () => {
    const { stdout } = await run("npx", ["--no-install", "tsc", "-p", "tsconfig.json"]);
    expect(stdout).toBe("");
  });

  it("can be required", async () => {
    const program = `
      const { Price } = require("@taanka/ui");
      const { createBrand } = require("@taanka/ui/brand");
      const { createStoreClient } = require("@taanka/api-client");
      console.log([Price, createBrand, createStoreClient].map((one) => typeof one).join());`;
    const { stdout } = await run("node", ["--no-warnings", "--input-type=commonjs", "-e", program]);
    expect(stdout.trim()).toBe("function,function,function");
  });

  it("import nothing that the lowest React lacks which they promise", async () => {
    const program = `
      import { readdirSync, readFileSync } from "node:fs";
      const imports = /import\\s*\\{([^}]*)\\}\\s*from\\s*"(react(?:-dom)?)((?:\\/[\\w-]+)?)"/g;
      const missing = [];
      for (const place of ["ui", "api-client"].map((name) => "node_modules/@taanka/" + name + "/dist/")) {
        for (const file of readdirSync(place, { recursive: true }).filter((one) => one.endsWith(".js"))) {
          for (const [, names, name, entry] of readFileSync(place + file, "utf8").matchAll(imports)) {
            const { default: lowest } = await import(name + "-lowest" + entry);
            const asked = names.split(",").map((one) => one.trim().split(/ as /)[0]);
            missing.push(...asked.filter((one) => !(one in lowest)).map((one) => file + " " + one));
          }
        }
      }
      console.log(missing.join());`;
    const { stdout } = await run("node", ["--input-type=module", "-e", program]);
    expect(stdout.trim()).toBe("");
  });

  it("run with the lowest React that they promise", async () => {
    await vite({ ENTRY: "index.html", REACT: "lowest" });
    const oldest = await serveFolder(path.join(folder, "dist"));
    const { page, complaints, leave } = await visit(browser, oldest.address, "phone");
    await page.goto("/");
    await expect.poll(() => page.getByRole("textbox", { name: "One-time code" }).count()).toBe(1);
    expect(await page.evaluate("reactVersion")).toBe("19.0.0");
    await page.getByRole("button", { name: "Size chart" }).click();
    await page.getByRole("dialog", { name: "Sizes" }).waitFor();
    expect(complaints).toEqual([]);
    await leave();
    oldest.close();
  });

  it("bring licences, maps, guides and each font once", async () => {
    const kit = path.join(folder, "node_modules/@taanka/ui");
    const files = await readdir(kit, { recursive: true });
    expect(await readFile(path.join(kit, "LICENSE"), "utf8")).toBe(licence);
    expect(await readFile(path.join(kit, "../api-client/LICENSE"), "utf8")).toBe(licence);
    const notices = await readFile(path.join(kit, "dist/THIRD-PARTY-NOTICES.txt"), "utf8");
    expect(notices.match(/SIL OPEN FONT LICENSE Version 1.1/gi)?.length).toBeGreaterThanOrEqual(5);
    expect(notices).toContain("ISC License");
    expect(notices).toMatch(/@radix-ui\/react-dialog.*, in browser\.js/);
    const fonts = files
      .filter((file) => file.endsWith(".woff2"))
      .map((file) => path.basename(file));
    expect(fonts).toHaveLength(new Set(fonts).size);
    for (const map of files.filter((file) => file.endsWith("Button.js.map"))) {
      const { sources } = JSON.parse(await readFile(path.join(kit, map), "utf8"));
      for (const source of sources) await readFile(path.resolve(kit, path.dirname(map), source));
    }
    expect(files).toContain("dist/controls/Button/Button.js.map");
    const readme = await readFile(path.join(kit, "README.md"), "utf8");
    const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = ""]) => link);
    expect(links).toContain("dist/guides/beside-other-css.md");
    expect(links.filter((link) => !files.includes(link))).toEqual([]);
  });

  it("work in Node as they are", async () => {
    const program = `
      import { createElement } from "react";
      import { renderToString } from "react-dom/server";
      import { Price, ThemeProvider } from "@taanka/ui";
      import { hindi } from "@taanka/ui/messages/hi";
      import { createStoreClient } from "@taanka/api-client";
      const price = createElement(Price, { price: 119999 });
      console.log(renderToString(createElement(ThemeProvider, { messages: hindi }, price)));
      console.log(typeof createStoreClient);`;
    const { stdout } = await run("node", ["--input-type=module", "-e", program]);
    expect(stdout).toContain("₹1,19,999");
    expect(stdout).toContain("function");
  });
});

describe("the packages' types", () => {
  it.each([0, 1])("are not wrong (%i)", async (at) => {
    const entries = [
      ["--entrypoints", ".", "./brand", "./messages/hi", "./vite"],
      ["--entrypoints", ".", "./contract", "./session", "./adapter", "./mock"],
    ];
    const attw = path.join(root, "node_modules/.bin/attw");
    const options = ["--profile", "esm-only", "--no-emoji", "--no-color", ...(entries[at] ?? [])];
    const { stdout } = await run(attw, [tarballs[at] ?? "", ...options]);
    expect(stdout).toContain("OK (ESM)");
  });
});
