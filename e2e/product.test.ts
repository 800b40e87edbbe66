import type { Page, Route } from "playwright";
import { describe, expect, it } from "vitest";
import { type Device, devices, expectAccessible, shopInBrowser } from "./support/browser";
import { allWays, failing, networkTrouble, ways } from "./support/network";
import { closeToast, hydrated, soon } from "./support/pages";
import { newPerson, register } from "./support/shopper";

const { address, visit } = shopInBrowser();

const suit = "/product/ajrakh-cotton-palazzo-suit";
const kurti = "/product/lucknowi-chikankari-cotton-kurti";

const sizes = (page: Page) => page.getByRole("radiogroup", { name: "Size" });
const choose = (page: Page, size: string) =>
  sizes(page)
    .locator("label")
    .filter({ hasText: new RegExp(`^${size}$`) })
    .click();
const total = (page: Page) => page.getByText("Order total").locator("..");
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** What pressing Add to cart does, at the foot of a phone or beside the choices. */
const pressBuy = (page: Page) =>
  page
    .getByRole("button", { name: "Add to cart" })
    .filter({ visible: true })
    .last()
    .click({ force: true });

/** Opens a product and waits for the parts that come when the browser is idle. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel("Delivery pincode").waitFor();
}

async function lookAtMeasures(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Size chart" });
  await button.click();
  const chart = page.getByRole("dialog", { name: "Size chart" });
  await expect.poll(() => chart.getByRole("checkbox", { name: "Size S" }).isChecked()).toBe(true);
  const chest = () => chart.getByRole("row").nth(2).getByRole("cell").first().textContent();
  const inches = await chest();
  await chart.getByRole("tab", { name: "In CM" }).click();
  await expect.poll(chest).not.toBe(inches);
  await chart.getByRole("heading", { name: "How to Measure" }).waitFor();
  expect(await chart.getByRole("checkbox", { name: "Size XS, sold out" }).isDisabled()).toBe(true);
  await chart.getByRole("checkbox", { name: "Size M", exact: true }).check();
  await page.keyboard.press("Escape");
  await chart.waitFor({ state: "detached" });
  await expect.poll(() => button.evaluate((it) => it === document.activeElement)).toBe(true);
}

describe.each(Object.keys(devices) as Device[])("a product's page on a %s", (device) => {
  it("leads from a size that is missing to a coupon that is applied", async () => {
    const { page, complaints, leave } = await visit(device, {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    await open(page, suit);

    await pressBuy(page);
    await page.getByText("Please select a size").first().waitFor();
    await expect
      .poll(() => sizes(page).evaluate((it) => it.contains(document.activeElement)))
      .toBe(true);
    const buttons = page.getByRole("button", { name: "Add to cart" }).filter({ visible: true });
    for (const button of await buttons.all()) expect(await button.isDisabled()).toBe(true);
    expect(await sizes(page).getByRole("radio", { name: "XS sold out" }).isDisabled()).toBe(true);
    await lookAtMeasures(page);
    await choose(page, "L");
    await says(page, "Only 2 left");
    expect(await sizes(page).getByText("Please select a size").count()).toBe(0);
    for (const button of await buttons.all()) expect(await button.isEnabled()).toBe(true);

    const pincode = page.getByLabel("Delivery pincode");
    await pincode.fill("5600");
    await pincode.press("Enter");
    await says(page, "Please enter a valid 6-digit pincode");
    await pincode.fill("560003");
    await pincode.press("Enter");
    await says(page, "Delivery available to this pincode (2-5 days)");
    await pincode.fill("000000");
    await pincode.press("Enter");
    await says(page, "We don’t deliver to this pincode yet");

    // A browser without a way of its own to share has the address copied.
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, "share"));
    await page.getByRole("button", { name: "Share" }).click();
    await says(page, "Link copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(suit);

    await page.getByRole("button", { name: "Apply coupon" }).click();
    const code = page.getByLabel("Coupon code");
    await code.press("Enter");
    await says(page, "Please enter a coupon code");
    await code.fill("save10");
    expect(await code.inputValue()).toBe("SAVE10");
    await code.press("Enter");
    await says(page, "Please login to apply coupon");
    await page.waitForURL("**/login");
    await register(page, address, newPerson());
    await page.waitForURL(`**${suit}`);

    // What was typed and chosen came along.
    await says(page, "Coupon applied successfully!");
    expect(await sizes(page).getByRole("radio", { name: "L", exact: true }).isChecked()).toBe(true);
    await expect.poll(() => total(page).textContent()).toContain("₹1,979");
    await page.getByRole("button", { name: "Increase" }).click();
    await expect.poll(() => total(page).textContent()).toContain("₹3,958");

    // Two sizes of the chart at once.
    await page.getByRole("button", { name: "Decrease" }).click();
    await page.getByRole("button", { name: "Size chart" }).click();
    const chart = page.getByRole("dialog", { name: "Size chart" });
    await chart.getByRole("checkbox", { name: "Size XL", exact: true }).check();
    await chart.getByRole("checkbox", { name: "Size M" }).check();
    await chart.getByRole("button", { name: "WISHLIST" }).click();
    await says(page, "Added to wishlist");
    await chart.getByRole("checkbox", { name: "Size L", exact: true }).uncheck();
    // The second is refused once: what is there already is said, and not added again.
    const calls = /\/api\/usercart\/create/;
    let sent = 0;
    await page.route(calls, (route) =>
      ++sent === 2 ? route.fulfill({ status: 500 }) : route.continue(),
    );
    const addBoth = chart.getByRole("button", { name: "ADD TO CART" });
    await addBoth.click();
    await says(page, /^Already in your cart: (M|XL)$/);
    expect(complaints.splice(0)).toEqual([expect.stringContaining("status of 500")]);
    await addBoth.click();
    await says(page, "Added to cart");
    expect(sent).toBe(3);
    await page.unroute(calls);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Remove coupon SAVE10" }).click();
    await says(page, "Coupon removed");
    await expect.poll(() => total(page).textContent()).toContain("₹2,199");
    await page.getByRole("button", { name: "Apply coupon" }).click();
    const offer = page.getByRole("button", { name: "Apply coupon SAVE10" });
    // Pressed within half a second, it would belong to the press before.
    const taken = () => offer.click({ timeout: 1_000 }).then(() => offer.count());
    await expect.poll(() => taken().catch(() => 0)).toBe(0);
    await expect.poll(() => total(page).textContent()).toContain("₹1,979");
    // It is the cart's as well, with what was added.
    await page.goto("/cart", soon);
    await page.getByRole("button", { name: "Remove coupon SAVE10" }).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  it("tells what buyers think, who may write, and what was looked at before", async () => {
    const { page, complaints, leave } = await visit(device);
    await open(page, suit);
    await page.getByRole("button", { name: "Try Before You Buy" }).click();
    await says(page, "Please login to use Try Before You Buy");
    await page.waitForURL("**/login");
    await register(page, address, newPerson());
    await page.waitForURL(`**${suit}`);
    await page.getByRole("tab", { name: "Rating & Reviews" }).click();
    await says(page, "No reviews yet");

    await open(page, kurti);
    const recent = page.getByRole("region", { name: "Recently viewed" });
    await recent.getByRole("link", { name: /Ajrakh/ }).waitFor();
    await page.getByRole("tab", { name: "Rating & Reviews" }).click();
    const stars = () =>
      page
        .getByRole("region", { name: "Reviews" })
        .getByRole("img", { name: /^Rated/ })
        .evaluateAll((all) => all.map((it) => Number(/\d/.exec(it.ariaLabel ?? "")?.[0])));
    const sort = page.getByRole("combobox", { name: "Sort reviews" });
    for (const [order, sign] of [
      ["Highest rating", -1],
      ["Lowest rating", 1],
    ] as const) {
      await sort.selectOption(order);
      const sorted = async () => {
        const shown = await stars();
        return shown.join() === [...shown].sort((a, b) => sign * (a - b)).join();
      };
      await expect.poll(sorted).toBe(true);
    }
    await says(page, "You can review a product once you have received it");
    await expectAccessible(page);

    await page.getByRole("button", { name: "Try Before You Buy" }).click();
    await page.waitForURL("**/try-before");
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe("a product's page on a phone on its side", () => {
  it("has its button beside the choices, where no bar stays at the foot", async () => {
    const { page, leave } = await visit("phone", { viewport: { width: 844, height: 390 } });
    await open(page, kurti);
    const placeOf = async (part: ReturnType<Page["getByRole"]>) =>
      (await part.boundingBox())?.y ?? 0;
    const button = page.getByRole("button", { name: "Add to cart" }).first();
    await button.scrollIntoViewIfNeeded();
    expect(await button.isVisible()).toBe(true);
    expect(await placeOf(button)).toBeLessThan(await placeOf(page.getByLabel("Delivery pincode")));
    await leave();
  });
});

describe("a colour that is sold out", () => {
  it("says so and offers the others: it can be neither bought nor tried", async () => {
    const { page, complaints, leave } = await visit("desktop");
    await open(page, "/product/kalamkari-palazzo-suit?color=Bottle%20Green");
    await says(page, "This colour is sold out. Look at the others, or save it to your wishlist.");
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    for (const name of ["Sold out", "Try Before You Buy"])
      expect(await button(name).filter({ visible: true }).isDisabled()).toBe(true);
    await expectAccessible(page);
    await page.getByRole("radio", { name: "Unbleached Kora" }).check({ force: true });
    await expect.poll(() => button("Try Before You Buy").isEnabled()).toBe(true);
    expect(await button("Add to cart").filter({ visible: true }).count()).toBe(1);
    expect(complaints).toEqual([]);
    await leave();
  });
});

const answer = (status: number, body: string) => (route: Route) =>
  route.fulfill({ status, body, contentType: "application/json" });
const refused = (message: string) => answer(400, JSON.stringify({ success: false, message }));
const broken = answer(500, JSON.stringify({ success: false, message: "" }));
const blocked = (route: Route) => route.abort();
const garbage = answer(200, "<html>");

describe("a product's page whose calls fail", () => {
  it("says so where the shopper looks, and has it after a retry", async () => {
    const { page, leave } = await visit("phone");
    await open(page, kurti);
    const trouble = "Network error - please check your connection";

    await page.route("**/api/pincode/check*", blocked);
    const pincode = page.getByLabel("Delivery pincode");
    await pincode.fill("560003");
    await pincode.press("Enter");
    await says(page, trouble);
    await page.unroute("**/api/pincode/check*");
    await pincode.press("Enter");
    await says(page, "Delivery available to this pincode (2-5 days)");

    await page.route("**/api/size-chart/**", garbage);
    await page.getByRole("button", { name: "Size chart" }).click();
    await says(page, /^(Failed to load the size chart|An unexpected error occurred)$/);
    await page.unroute("**/api/size-chart/**");
    await page.getByRole("button", { name: "Size chart" }).click();
    await page.getByRole("dialog", { name: "Size chart" }).getByRole("table").waitFor();
    await page.keyboard.press("Escape");

    await page.route("**/api/reviews/**", broken);
    await page.getByRole("tab", { name: "Rating & Reviews" }).click();
    await says(page, "Failed to load reviews");
    await page.unroute("**/api/reviews/**");
    await page.getByRole("tabpanel").getByRole("button", { name: "Retry" }).click();
    await page.getByRole("region", { name: "Reviews" }).getByRole("article").first().waitFor();
    await leave();
  });

  it("says why a wish or a coupon was not taken", async () => {
    const { page, leave } = await visit("desktop");
    await page.goto(kurti);
    const heart = page
      .getByRole("region", { name: /^Pictures of/ })
      .getByRole("button", { name: /wishlist/i });
    await heart.click();
    await says(page, "Please login to add items to wishlist");
    await page.waitForURL("**/login");
    await register(page, address, newPerson());
    await page.waitForURL(`**${kurti}`);
    await says(page, "Added to wishlist");
    await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
    for (const way of allWays) {
      await failing(page, /\/api\/userwishlist\/remove/, way, async () => {
        await heart.click();
        await page.getByText("Failed to update wishlist", { exact: true }).first().waitFor();
        await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
        await closeToast(page, "Failed to update wishlist");
      });
    }

    await page.getByRole("button", { name: "Apply coupon" }).click();
    const code = page.getByLabel("Coupon code");
    for (const [failure, text] of [
      [refused("This coupon has expired"), "This coupon has expired"],
      [broken, "Failed to apply coupon"],
      [ways["is cut"], networkTrouble],
      [ways["answers garbage"], "Failed to apply coupon"],
      [ways["answers that it failed"], "The loom is broken"],
    ] as const) {
      await page.route("**/api/coupon/apply-by-user", failure);
      await code.fill("WELCOME10");
      await page.getByRole("button", { name: "Apply", exact: true }).click();
      await says(page, text);
      await page.unroute("**/api/coupon/apply-by-user");
    }
    await leave();
  });

  it("brings the sizes with a Retry, and again where one is bought that was not known", async () => {
    const { page, leave } = await visit("phone");
    const card = page.getByRole("main").getByRole("link", { name: /^Ajrakh Cotton Palazzo Suit/ });
    const begin = async () => {
      await page.goto("/view-all/search?q=ajrakh+cotton+palazzo+suit", soon);
      await hydrated(card);
    };
    await begin();
    await failing(page, /\/api\/(items|itemdetails\/item)\/[^/]+$/, "is cut", async () => {
      await card.tap();
      await says(page, "Failed to load product details");
    });
    await page.getByRole("button", { name: "Retry" }).click();
    await sizes(page).getByRole("radio", { name: "XS sold out" }).waitFor();
    await choose(page, "M");
    await pressBuy(page);
    await says(page, "Added to cart");
    await closeToast(page, "Added to cart");

    await begin();
    await failing(page, /\/api\/itemdetails\/item\/[^/]+$/, "answers garbage", async () => {
      await card.tap();
      await choose(page, "XL");
      await pressBuy(page);
      await says(page, "Unable to find product variant. Please try again.");
    });
    await pressBuy(page);
    await says(page, "Added to cart");
    await leave();
  });

  it("shows the product without its details, and an error with Retry without the product", async () => {
    const { page, leave } = await visit("phone");
    await page.goto("/category/kurtis");
    await page.route("**/api/itemdetails/**", blocked);
    const cards = page.getByRole("main").getByRole("article");
    // A link that is pressed before loads the next page whole, and the server's calls do not fail.
    await hydrated(cards.first().getByRole("link"));
    const name = (await cards.first().getByRole("link").textContent()) ?? "";
    await cards.first().getByRole("link").tap();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await choose(page, "M");
    await page.goBack();
    await hydrated(cards.first().getByRole("link"));

    const failed = answer(200, JSON.stringify({ success: false, message: "Try in a minute" }));
    await page.route(/\/api\/items\/[^/]+$/, (route) =>
      route.request().method() === "GET" ? failed(route) : route.continue(),
    );
    await cards.nth(1).getByRole("link").tap();
    await page.getByRole("heading", { level: 1, name: "Failed to load product details" }).waitFor();
    await says(page, "Try in a minute");
    await page.unroute(/\/api\/items\/[^/]+$/);
    await page.getByRole("button", { name: "Retry" }).click();
    await sizes(page).waitFor();
    await leave();
  });
});
