import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { addSoldOut, fillCart, openAccount, wish } from "./support/account";
import { type Device, devices, expectAccessible, shopInBrowser } from "./support/browser";
import { hold } from "./support/network";
import { says, soon } from "./support/pages";
import { addFirstSaree, newPerson, register } from "./support/shopper";

const { address, visit } = shopInBrowser();

const savedOn = (page: Page) => page.getByRole("region", { name: "Saved for later" });
const press = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).first();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

describe.each(Object.keys(devices) as Device[])("a visitor on a %s", (device) => {
  it("saves for later, has it back, and finds it in their account", async () => {
    const { page, complaints, leave } = await visit(device);
    await addFirstSaree(page);
    await page.getByRole("button", { name: "View cart" }).click();
    await page.waitForURL("**/cart", soon);
    await press(page, "Save for later").click();
    await says(page, "Your cart is empty.");
    await expect.poll(() => focused(page)).toBe("H1");

    // Nothing else is on the device: the page is theirs all the same.
    await page.reload(soon);
    await savedOn(page).getByRole("article").waitFor();
    await expectAccessible(page);
    await press(page, "Move to cart").click();
    await page.getByRole("link", { name: "Cart 1" }).waitFor();
    await press(page, "Proceed to payment").waitFor();
    expect(await savedOn(page).count()).toBe(0);

    await press(page, "Save for later").click();
    await savedOn(page).getByRole("article").waitFor();
    await page.goto("/login", soon);
    await register(page, address, newPerson());
    await page.goto("/cart", soon);
    await savedOn(page).getByRole("article").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("taanka.guestSaved.1"))).toBe("[]");
    await page.reload(soon);
    await savedOn(page).getByRole("article").waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe("what is slow", () => {
  it("is saved and moved back once, however often it is pressed", async () => {
    const account = await openAccount(address);
    await fillCart(account);
    const { page, complaints, leave } = await visit("phone", account.profile());
    const changes: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/usercart/saved/")) changes.push(pathname);
    });
    const pressTwiceWhileHeld = async (name: string) => {
      const release = await hold(page, (path) => /^\/api\/usercart\/saved\/\w+$/.test(path));
      await press(page, name).dblclick();
      await press(page, name).click({ force: true });
      release();
      await page.unrouteAll({ behavior: "wait" });
    };
    await page.goto("/cart", soon);
    await press(page, "Save for later").waitFor();
    changes.length = 0;
    await pressTwiceWhileHeld("Save for later");
    await savedOn(page).getByRole("article").waitFor();
    await expect.poll(() => savedOn(page).getByRole("article").count()).toBe(1);
    await pressTwiceWhileHeld("Move to cart");
    await savedOn(page).waitFor({ state: "detached" });
    expect(changes).toEqual(["/api/usercart/saved/create", "/api/usercart/saved/move"]);
    const { items = [] } = await account.client.cart.read();
    expect(items.map(({ quantity }) => quantity)).toEqual([1, 1]);
    expect(complaints).toEqual([]);
    await leave();
  });
});

it("goes on at the line beside the one that left, in view", async () => {
  const account = await openAccount(address);
  await fillCart(account);
  const { page, complaints, leave } = await visit("phone", account.profile());
  await page.goto("/cart", soon);
  const lines = page.getByRole("main").getByRole("article");
  await expect.poll(() => lines.count()).toBe(2);
  const lastLine = lines.last();
  const isWithin = (line: typeof lastLine) =>
    line.evaluate((row) => {
      const focused = row.contains(document.activeElement) && document.activeElement;
      const { top = -1 } = focused ? focused.getBoundingClientRect() : {};
      return top >= 0 && top < innerHeight;
    });
  await lastLine.getByRole("button", { name: "Save for later" }).press("Enter");
  await savedOn(page).getByRole("article").waitFor();
  await expect.poll(() => isWithin(lines.first())).toBe(true);

  await lines.first().getByRole("button", { name: "Save for later" }).press("Enter");
  await expect.poll(() => savedOn(page).getByRole("article").count()).toBe(2);
  await savedOn(page)
    .getByRole("article")
    .first()
    .getByRole("button", { name: /remove/i })
    .press("Enter");
  await expect.poll(() => savedOn(page).getByRole("article").count()).toBe(1);
  await expect.poll(() => isWithin(savedOn(page).getByRole("article"))).toBe(true);
  expect(complaints).toEqual([]);
  await leave();
});

it("leaves the focus in what is saved as the cart becomes empty", async () => {
  const account = await openAccount(address);
  await fillCart(account);
  const { page, complaints, leave } = await visit("phone", account.profile());
  await page.goto("/cart", soon);
  await press(page, "Save for later").click();
  await savedOn(page).getByRole("article").waitFor();
  // What is saved is known before it is known that nothing else is left.
  const release = await hold(page, (path) => path === "/api/usercart/");
  await press(page, "Save for later").click();
  await expect.poll(() => savedOn(page).getByRole("article").count()).toBe(2);
  await savedOn(page).getByRole("link").last().focus();
  release();
  await says(page, "Your cart is empty.");
  expect(await focused(page)).toBe("A");
  expect(complaints).toEqual([]);
  await leave();
});

it("reads above the cart what nobody can buy any more, and leaves it there", async () => {
  const account = await openAccount(address);
  await fillCart(account);
  await addSoldOut(account, await openAccount(address));
  const { page, complaints, leave } = await visit("phone", account.profile());
  await page.goto("/cart", soon);
  await says(page, "What has sold out stays in your cart and is not ordered.");
  await expectAccessible(page);
  await page.getByRole("main").getByRole("article").last().getByText("Out of stock").waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

it("goes on at the wish beside the one that was removed", async () => {
  const account = await openAccount(address);
  for (const at of [0, 1]) await wish(account, at);
  const { page, complaints, leave } = await visit("phone", account.profile());
  await page.goto("/wishlist", soon);
  const wishes = page.getByRole("main").getByRole("article");
  await expect.poll(() => wishes.count()).toBe(2);
  await wishes.last().getByRole("button", { pressed: true }).press("Enter");
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Remove", exact: true }).press("Enter");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => wishes.count()).toBe(1);
  const isWithin = () =>
    wishes.first().evaluate((row) => {
      const { top = -1 } = document.activeElement?.getBoundingClientRect() ?? {};
      return row.contains(document.activeElement) && top >= 0 && top < innerHeight;
    });
  await expect.poll(isWithin).toBe(true);
  expect(complaints).toEqual([]);
  await leave();
});
