import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shopInBrowser } from "./support/browser";
import { hydrated, soon } from "./support/pages";
import { proxied } from "./support/proxy";
import { serveStorefront } from "./support/storefront";

const storefront = path.resolve(import.meta.dirname, "../packages/store-app");
const built = path.join(storefront, "dist");
const { address, visit } = shopInBrowser();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "taanka-two-builds-"));
  const next = path.join(folder, "next");
  await mkdir(next);
  // The same pages, in files with other names.
  await promisify(execFile)(
    "npx",
    [
      "--no-install",
      "vite",
      "build",
      "--logLevel",
      "error",
      "--minify",
      "false",
      "--outDir",
      path.join(next, "client"),
    ],
    { cwd: storefront },
  );
  await cp(path.join(built, "server"), path.join(next, "server"), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Two instances of a shop, each with a build of its own, which answer in turn. */
async function twoInstances(sharedFiles: string | undefined) {
  const entry = path.join(built, "server/entry.js");
  const { shareBuild } = (await import(pathToFileURL(entry).href)) as {
    shareBuild(build: string, shared: string): Promise<void>;
  };
  const front = await proxied("");
  const builds = [built, path.join(folder, "next")];
  const options = {
    origin: front.address,
    api: { baseUrl: `${address}/api` },
    log: () => undefined,
    sharedFiles,
  };
  const instances: Awaited<ReturnType<typeof serveStorefront>>[] = [];
  for (const build of builds) {
    if (sharedFiles) await shareBuild(build, sharedFiles);
    instances.push(await serveStorefront(build, options));
  }
  let turn = 0;
  front.instead = (asked) => {
    turn += 1;
    front.shop = asked.startsWith("/api") ? address : (instances[turn % 2]?.address ?? "");
    return false;
  };
  return {
    address: front.address,
    /** From now on there is the later build alone. */
    finish: () => {
      front.instead = (asked) => {
        front.shop = asked.startsWith("/api") ? address : (instances[1]?.address ?? "");
        return false;
      };
    },
    close() {
      front.close();
      for (const instance of instances) instance.close();
    },
  };
}

describe("while one build takes the place of another", () => {
  it("ten of ten page views work where the instances share their files", async () => {
    const shop = await twoInstances(path.join(folder, "shared"));
    const { page, leave } = await visit("desktop");
    const missing: string[] = [];
    page.on("response", (answer) => {
      if (answer.status() === 404) missing.push(answer.url());
    });
    for (let view = 0; view < 10; view++) {
      await page.goto(`${shop.address}/${view % 2 ? "faq" : "terms"}`, soon);
      await hydrated(page.getByRole("banner").getByRole("link").first());
    }
    expect(missing).toEqual([]);
    await leave();
    shop.close();
  });

  it("an open page of the earlier build goes on with the first click", async () => {
    const shop = await twoInstances(undefined);
    shop.finish();
    const { page, leave } = await visit("desktop");
    const earlier = await serveStorefront(built, {
      origin: shop.address,
      api: { baseUrl: `${address}/api` },
      log: () => undefined,
    });
    // Its files were the earlier instance's, which is gone since.
    const pass = (url: URL) =>
      url.origin === shop.address && /^\/(faq|assets\/)/.test(url.pathname);
    await page.route(pass, async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: earlier.address + pathname }) });
    });
    await page.goto(`${shop.address}/faq`, soon);
    await hydrated(page.getByRole("banner").getByRole("link").first());
    await page.unrouteAll({ behavior: "wait" });
    await page.getByRole("contentinfo").getByRole("link", { name: "Track Order" }).click();
    await page.waitForURL("**/track-order*", soon);
    await hydrated(page.getByRole("banner").getByRole("link").first());
    await leave();
    earlier.close();
    shop.close();
  });
});
