import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium } from "playwright";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumArguments, findChromium } from "../../../../../scripts/lib/chromium.mjs";
import { ThemeScript, themeScript, themeScriptHash } from "../../theme";

const file = "/theme-script.js";
/** The ways that the guide names to allow the script, and the page without any of them. */
const ways = {
  "by its hash": { allowed: `'self' '${themeScriptHash}'`, script: <ThemeScript /> },
  "by a nonce": { allowed: "'nonce-r4nd0m'", script: <ThemeScript nonce="r4nd0m" /> },
  "as a file": { allowed: "'self'", script: <ThemeScript src={file} /> },
  "not at all": { allowed: "'self'", script: <ThemeScript /> },
};
type Way = keyof typeof ways;

const server = createServer(({ url = "/" }, response) => {
  if (url === file) {
    response.writeHead(200, { "Content-Type": "text/javascript" }).end(themeScript);
    return;
  }
  const way = ways[decodeURIComponent(url.slice(1)) as Way];
  if (!way) {
    response.writeHead(204).end();
    return;
  }
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": `default-src 'self'; script-src ${way.allowed}; object-src 'none'`,
  });
  const page = (
    <html lang="en" data-taanka-brand="taanka" data-taanka-mode="light">
      <head>
        <title>Mode</title>
        {way.script}
      </head>
      <body>Sarees</body>
    </html>
  );
  response.end(`<!doctype html>${renderToStaticMarkup(page)}`);
});

let browser: Browser;
let address: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
});

afterAll(async () => {
  await browser?.close();
  server.close();
});

describe("the script that sets the chosen mode, under a strict policy", () => {
  it.each<[Way, string]>([
    ["by its hash", "dark"],
    ["by a nonce", "dark"],
    ["as a file", "dark"],
    // A policy that does not know it keeps it from running: the other cases prove something.
    ["not at all", "light"],
  ])("allowed %s, leaves the page %s before its body is there", async (way, mode) => {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      localStorage.setItem("taanka-mode", "dark");
      // As soon as there is a body: nothing was painted before.
      new MutationObserver(() => {
        const { dataset } = document.documentElement;
        if (document.body) dataset.seen ??= dataset.taankaMode;
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${address}/${encodeURIComponent(way)}`);
    expect(await page.locator("html").getAttribute("data-seen")).toBe(mode);
    await page.close();
  });
});
