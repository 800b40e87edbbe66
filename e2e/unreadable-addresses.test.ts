import { describe, expect, it } from "vitest";
import { shopInBrowser } from "./support/browser";
import { hydrated, soon } from "./support/pages";

const { address, visit } = shopInBrowser();

/** The browser itself tells of an answer that says 404, and the router of a path that it can't decode. */
const ofThePage = (complaints: string[]) =>
  complaints.filter((one) => !/404|could not be decoded/.test(one));

describe("an address that can't be read", () => {
  it.each(["/?utm_content=50%off", "/category/sarees?utm=caf%E9&filter=%ff&color=%"])(
    "is the page without what can't be read of it: %s",
    async (path) => {
      const { page, complaints, leave } = await visit("phone");
      const answer = await page.goto(path, soon);
      expect(answer?.status()).toBe(200);
      await hydrated(page.getByRole("button", { name: "Search", exact: true }));
      await page.getByRole("main").getByRole("article").first().waitFor();
      expect(complaints).toEqual([]);
      await leave();
    },
  );

  it.each([
    ["/50%off", "Page Not Found"],
    ["/faq%0A", "Page Not Found"],
    ["/hi/x%E2%80%A8", "पेज नहीं मिला"],
    ["/hi/product/%ff", "पेज नहीं मिला"],
  ])(
    "is a page that the shop does not have, before and after hydration: %s",
    async (path, title) => {
      const { page, complaints, leave } = await visit("desktop");
      const answer = await page.goto(path, soon);
      expect(answer?.status()).toBe(404);
      const heading = page.getByRole("heading", { level: 1, name: title });
      await heading.waitFor();
      const home = page.getByRole("main").getByRole("link").first();
      await hydrated(home);
      await home.click();
      await page.getByRole("main").getByRole("article").first().waitFor();
      await page.goBack();
      await heading.waitFor();
      expect(ofThePage(complaints)).toEqual([]);
      await leave();
    },
  );

  it("of the API is refused in its own words", async () => {
    for (const path of ["/api/items/%zz", "/api/items/%ff?x", "/api/images/%00"]) {
      const answer = await fetch(address + path);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ success: false, message: "Bad request" });
    }
  });
});
