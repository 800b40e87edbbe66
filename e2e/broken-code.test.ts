import type { Page, Route } from "playwright";
import { describe, expect, it } from "vitest";
import { texts as english } from "../packages/store-app/src/texts/en";
import { texts as hindi } from "../packages/store-app/src/texts/hi";
import { shopInBrowser } from "./support/browser";
import { networkTrouble } from "./support/network";
import { hydrated, soon } from "./support/pages";

const { visit } = shopInBrowser();

const anyLink = (page: Page) => page.getByRole("banner").getByRole("link").first();

/** The ways in which a file can fail. */
const ways = {
  "is cut": (route: Route) => route.abort("connectionfailed"),
  "is missing": (route: Route) => route.fulfill({ status: 404 }),
  throws: (route: Route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw new Error('Half a file')" }),
};

/** What a page cannot be without: its entry, its language's texts, its screen. */
const files = {
  "the entry": /\/assets\/entry-client-[^/]*\.js$/,
  "the texts": /\/assets\/en-[^/]*\.js$/,
  "the screen": /\/assets\/InformationScreen-[^/]*\.js$/,
};

const loads = (page: Page) => {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  return documents;
};

const says = (page: Page, text: string) => page.getByRole("alert").getByText(text);

describe.each(Object.entries(files))("where %s", (_what, file) => {
  it.each(Object.entries(ways))(
    "%s once, the page comes to life all the same",
    async (_way, fail) => {
      const { page, complaints, leave } = await visit("desktop");
      await page.route(file, fail, { times: 1 });
      await page.goto("/faq", soon);
      await hydrated(anyLink(page));
      expect(await says(page, english.common.incomplete).count()).toBe(0);
      expect(complaints.join("\n")).not.toBe("");
      await leave();
    },
  );

  it.each(Object.entries(ways))(
    "%s for good, the page is loaded once more and says so",
    async (_way, fail) => {
      const { page, leave } = await visit("phone");
      const documents = loads(page);
      await page.route(file, fail);
      await page.goto("/faq", soon);
      const notice = says(page, english.common.incomplete);
      await notice.waitFor({ timeout: 60_000 });
      expect(documents).toHaveLength(2);
      // Its links work, and what is read is there.
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.unroute(file);
      await page.getByRole("link", { name: english.common.loadAgain }).click();
      await hydrated(anyLink(page));
      expect(await notice.count()).toBe(0);
      await leave();
    },
  );
});

it("says so in the language of the page, also where its texts are what is missing", async () => {
  const { page, leave } = await visit("phone");
  await page.route(/\/assets\/hi-[^/]*\.js$/, ways["is missing"]);
  await page.goto("/hi/faq", soon);
  await says(page, hindi.common.incomplete).waitFor({ timeout: 60_000 });
  await page.getByRole("link", { name: hindi.common.loadAgain }).waitFor();
  await leave();
});

it("loads no page for ever where nothing can be stored", async () => {
  const { page, leave } = await visit("desktop");
  await page.addInitScript(() =>
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("Denied", "SecurityError");
      },
    }),
  );
  const documents = loads(page);
  await page.route(files["the entry"], ways["is missing"]);
  await page.goto("/faq", soon);
  await says(page, english.common.incomplete).waitFor({ timeout: 60_000 });
  expect(documents).toHaveLength(1);
  await leave();
});

describe("after a deployment", () => {
  it("the first click on a link loads its page from the server", async () => {
    const { page, leave } = await visit("desktop");
    await page.goto("/faq", soon);
    await hydrated(anyLink(page));
    const documents = loads(page);
    const screen = /\/assets\/LoginScreen-[^/]*\.js$/;
    await page.route(screen, ways["is missing"]);
    await page.getByRole("banner").getByRole("link", { name: "Account" }).click();
    await page.waitForURL("**/login", { waitUntil: "commit" });
    expect(documents).toEqual([page.url()]);
    await page.unroute(screen);
    await hydrated(page.getByRole("link", { name: "Create an account" }));
    expect(await page.getByText(networkTrouble).count()).toBe(0);
    await leave();
  });

  it("the first press of a dialog's button loads the page from the server", async () => {
    const { page, leave } = await visit("desktop");
    const menu = /\/assets\/Menu-[^/]*\.js$/;
    await page.route(menu, ways["is missing"]);
    await page.goto("/faq", soon);
    await hydrated(anyLink(page));
    const documents = loads(page);
    const press = () => page.getByRole("button", { name: "Menu", exact: true }).click();
    await press();
    await expect.poll(() => documents).toHaveLength(1);
    await page.unroute(menu);
    await hydrated(anyLink(page));
    await press();
    await page.getByRole("dialog").waitFor();
    await leave();
  });

  it("a link says what is wrong where the server can't be reached", async () => {
    const { page, leave } = await visit("desktop");
    await page.goto("/faq", soon);
    await hydrated(anyLink(page));
    const documents = loads(page);
    await page.route(/\/assets\/.*\.js$/, ways["is cut"]);
    await page.getByRole("banner").getByRole("link", { name: "Account" }).click();
    await page.getByText(networkTrouble).first().waitFor();
    expect(documents).toEqual([]);
    await leave();
  });
});
