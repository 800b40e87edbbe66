import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { type Browser, chromium, type Page } from "playwright";
import { build, type Rolldown } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumArguments, findChromium } from "../../../../../scripts/lib/chromium.mjs";

const guide = path.resolve(import.meta.dirname, "../../../../../docs/guides/adopt-the-kit.md");
/** What the guide promises to be enough. */
const [policy = ""] = /^default-src .+$/m.exec(readFileSync(guide, "utf8")) ?? [];
const html = `<!doctype html><html lang="en"><title>Policy</title>
<link rel="stylesheet" href="/page.css"><body><script src="/page.js"></script></body></html>`;

/** The page as a shop would serve it: one script, one style sheet. */
async function bundle(): Promise<Map<string, { type: string; body: string }>> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      vanillaExtractPlugin(),
      // The package marks its modules free of side effects; the source's style sheets are one.
      {
        name: "keep-styles",
        transform: {
          filter: { id: /ui\/src\/(styles|tokens)\// },
          handler: () => ({ moduleSideEffects: true }),
        },
      },
    ],
    // Vitest's environment is not production, and React's production build has no other runtime.
    oxc: { jsx: { runtime: "automatic", development: false } },
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { conditions: ["@taanka/source", "module", "browser", "production"] },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: path.join(import.meta.dirname, "page.tsx"),
        formats: ["iife"],
        name: "page",
        fileName: () => "page.js",
        cssFileName: "page",
      },
    },
  });
  const [{ output }] = result as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  const files = output.map((file) => {
    const script = file.type === "chunk";
    return [
      `/${file.fileName}`,
      {
        type: script ? "text/javascript" : "text/css",
        body: script ? file.code : String(file.source),
      },
    ] as const;
  });
  return new Map([["/", { type: "text/html", body: html }], ...files]);
}

let browser: Browser;
let address: string;
const server = createServer();

beforeAll(async () => {
  const files = await bundle();
  server.on("request", ({ url }, response) => {
    const file = files.get(url ?? "");
    response.writeHead(file ? 200 : 204, {
      "Content-Type": `${file?.type ?? "text/plain"}; charset=utf-8`,
      "Content-Security-Policy": policy,
    });
    response.end(file?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
    // A page that is locked may jump only where scrollbars take room.
    ignoreDefaultArgs: ["--hide-scrollbars"],
  });
}, 180_000);

afterAll(async () => {
  await browser?.close();
  server.close();
});

/** Opens the page and collects everything that it complains about. */
async function visit(): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  await page.exposeFunction("report", (violation: string) => complaints.push(violation));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, sourceFile }) => {
      const { report } = window as Window & { report?: (violation: string) => void };
      report?.(`${violatedDirective} violated by ${sourceFile}`);
    });
  });
  await page.goto(address);
  await page.getByRole("button", { name: "Dialog" }).waitFor();
  return { page, complaints };
}

const dialogs = [
  "Dialog",
  "Drawer",
  "Confirm",
  "Lightbox",
  "Size chart",
  "FILTER",
  "Search",
  "Menu",
  "Popover",
];

describe("under a policy that allows no style element", { timeout: 120_000 }, () => {
  it("the policy is in force", async () => {
    const { page, complaints } = await visit();
    await page.evaluate(() => {
      const style = document.createElement("style");
      style.textContent = "body { color: red }";
      document.head.append(style);
    });
    await expect.poll(() => complaints.join()).toContain("style-src-elem violated");
    await page.close();
  });

  it("fonts that a bundler writes into the sheet are there", async () => {
    const { page, complaints } = await visit();
    const found = await page.evaluate(async () => {
      const faces = await document.fonts.load('16px "Anek Latin Variable"', "₹");
      return faces.map(({ status, unicodeRange }) => `${unicodeRange} ${status}`);
    });
    expect(found).toEqual(["U+20B9 loaded"]);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it("everything opens and closes without a violation", async () => {
    const { page, complaints } = await visit();
    const code = page.getByRole("textbox", { name: "Code" });
    await code.fill("482615");
    expect(await code.inputValue()).toBe("482615");
    for (const name of dialogs) {
      await page.getByRole("button", { name, exact: true }).click();
      const dialog = page.locator("[role=dialog], [role=alertdialog]");
      await dialog.waitFor();
      expect(await dialog.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
    }
    await page.getByRole("button", { name: "Dropdown" }).click();
    await page.getByRole("menuitem", { name: "Rename" }).click();
    await page.getByRole("button", { name: "Tooltip" }).hover();
    await page.getByText("A few words").waitFor();
    await page.getByRole("button", { name: "Toast" }).click();
    await page.getByText("Added to cart").first().waitFor();
    expect(complaints).toEqual([]);
    expect(await page.locator("style").count()).toBe(0);
    await page.close();
  });
});

const pageState = (page: Page) =>
  page.evaluate(() => ({
    scrolled: scrollY,
    width: document.body.getBoundingClientRect().right,
    edge: document.querySelector("#edge")?.getBoundingClientRect().right,
  }));

async function turnWheel(page: Page) {
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 600);
  // What a wheel does shows some frames later.
  await page.waitForTimeout(300);
}

describe("the page behind a dialog", { timeout: 120_000 }, () => {
  it("stays where it is, jumps nowhere, and scrolls again afterwards", async () => {
    const { page } = await visit();
    const before = await pageState(page);
    expect(before.width).toBeLessThan(1280);
    await page.getByRole("button", { name: "Dialog" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    expect(await pageState(page)).toEqual(before);
    await turnWheel(page);
    expect(await pageState(page)).toEqual(before);
    await dialog.hover();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => dialog.evaluate((panel) => panel.scrollTop)).toBeGreaterThan(0);
    await page.mouse.click(20, 400);
    await dialog.waitFor({ state: "detached" });
    expect(await pageState(page)).toEqual(before);
    await turnWheel(page);
    expect((await pageState(page)).scrolled).toBeGreaterThan(0);
    await page.close();
  });

  it("stays while the outer of two is open", async () => {
    const { page } = await visit();
    await page.getByRole("button", { name: "Drawer" }).click();
    await page.getByRole("button", { name: "Inner" }).click();
    const inner = page.getByRole("dialog", { name: "Inner" });
    const hasFocus = () => inner.evaluate((panel) => panel.contains(document.activeElement));
    // Until it has, Escape is the outer one's.
    await expect.poll(hasFocus).toBe(true);
    await page.keyboard.press("Escape");
    await inner.waitFor({ state: "detached" });
    await turnWheel(page);
    expect((await pageState(page)).scrolled).toBe(0);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await turnWheel(page);
    expect((await pageState(page)).scrolled).toBeGreaterThan(0);
    await page.close();
  });
});
