import { describe, expect, it } from "vitest";
import { shopInBrowser } from "./support/browser";
import { holdCode } from "./support/network";

const { visit } = shopInBrowser();

describe("the way to another page", () => {
  it("shows that the page is coming while its code is on the way", async () => {
    const { page, complaints, leave } = await visit("phone");
    await page.goto("/category/sarees");
    await page.touchscreen.tap(195, 120);
    const bar = page.getByRole("progressbar", { name: "Loading page" });
    await page.locator("[data-state=idle][aria-hidden]").first().waitFor({ state: "attached" });
    const release = await holdCode(page);
    await page
      .getByRole("link", { name: /login|account/i })
      .first()
      .tap();
    await bar.waitFor({ state: "attached" });
    release();
    await page.getByRole("heading", { level: 1, name: "Login" }).waitFor();
    expect(await bar.count()).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  });

  it("needs nothing but the product's data from a listing on which somebody is", async () => {
    const { page, complaints, leave } = await visit("phone");
    await page.goto("/category/sarees");
    const ready = page.waitForResponse(/\/assets\/Product-/);
    await page.touchscreen.tap(195, 120);
    await ready;
    const code: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") code.push(request.url());
    });
    const card = page.getByRole("article").first().getByRole("link");
    const name = (await card.textContent()) ?? "";
    await card.tap();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    expect(code).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  });
});
