import { axeFindings } from "../lib/axe.mjs";
import { until } from "../lib/until.mjs";
import { expect, hydrated, openPage, rgb } from "./browser.mjs";

const expectClean = async (page, complaints, where) => {
  const found = await axeFindings(page);
  expect(found.length === 0, `axe finds on ${where}:\n${found.join("\n")}`);
  expect(complaints.length === 0, `The console says on ${where}:\n${complaints.join("\n")}`);
};

/** The listing is a styled list of cards in the brand's face, and a heart answers. */
async function seeListing(page, { shop, hearts, pages, tabs, cards = 4 }) {
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect((await page.locator("body").innerText()).includes(shop), `The page does not say ${shop}.`);
  const list = page.getByRole("list", { name: "Products" });
  const items = await list.locator("> li > article").count();
  expect(items === cards, `The list has ${items} cards, not ${cards}.`);
  const columns = await list.evaluate((node) => getComputedStyle(node).gridTemplateColumns);
  expect(columns.split(" ").length >= 2, `The grid has the columns “${columns}”.`);
  await until(
    () =>
      list
        .locator("img")
        .first()
        .evaluate((image) => image.naturalWidth > 0),
    "The first picture does not load.",
  );
  if (hearts) await press(list.getByRole("button").first());
  if (pages.second) await turnPage(page, list, pages.second);
  if (tabs) await openTab(page, tabs);
}

/** A heart answers, and keeps what was pressed. */
async function press(heart) {
  await hydrated(heart);
  await heart.click();
  await until(
    async () => (await heart.getAttribute("aria-pressed")) === "true",
    "The heart does not stay pressed.",
  );
}

/** The second page has an address, and other cards. */
async function turnPage(page, list, address) {
  const first = await list.getByRole("article").first().innerText();
  await page.getByRole("link", { name: "Page 2" }).click();
  await page.waitForURL(({ pathname, search }) => pathname + search === address);
  await until(
    async () => (await list.getByRole("article").first().innerText()) !== first,
    "The second page of the list shows the first one's cards.",
  );
}

/** Panels that a server component handed over by name. */
async function openTab(page, { tab, list }) {
  await page.getByRole("tab", { name: tab }).click();
  await page.getByRole("list", { name: list }).getByRole("article").first().waitFor();
}

/** On a phone the header's categories are in the menu. */
async function openMenu(page, category) {
  // The header hides on the way down and is back at the top.
  await page.evaluate(() => scrollTo(0, 0));
  const button = page.getByRole("button", { name: "Menu" });
  await hydrated(button);
  await button.click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByRole("link", { name: category }).waitFor();
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "detached" });
}

/** A size has to be chosen; the button has the brand's colour. */
async function buy(page, { accent }) {
  const button = page.getByRole("button", { name: "Add to bag" });
  await hydrated(button);
  const color = await button.evaluate((node) => getComputedStyle(node).backgroundColor);
  expect(color === rgb(accent), `The button is ${color}, the brand's accent ${rgb(accent)}.`);
  await button.click();
  await page.getByText("Choose a size first.").waitFor();
  await page.locator("label").filter({ hasText: /^M$/ }).click();
  expect(await page.getByRole("radio", { name: "M", exact: true }).isChecked(), "M is not chosen.");
  await page.mouse.move(2, 2);
  await button.click();
  await page.getByText("in M is in your bag.").waitFor();
}

async function typeCode(page) {
  const field = page.getByRole("textbox", { name: "One-time code" });
  await field.scrollIntoViewIfNeeded();
  await hydrated(field);
  await field.focus();
  await page.keyboard.type("123456");
  await page.getByText("You are signed in.").waitFor();
}

/**
 * Walks through an example that is served at an address, on one size of screen.
 *
 * @param {import("playwright").Browser} browser
 * @param {string} address
 * @param {import("./shops.mjs").Example} example
 * @param {"phone" | "desktop"} device
 * @param {string | undefined} pictures folder for pictures of what was seen
 */
export async function drive(browser, address, example, device, pictures) {
  const { page, complaints, leave } = await openPage(browser, address, device);
  const walk = [
    ["listing", seeListing],
    ["product", buy],
    ["code", typeCode],
  ];
  try {
    for (const [part, look] of walk) {
      const place = example.pages[part];
      if (new URL(page.url(), address).pathname !== place || part === "listing")
        await page.goto(place);
      await look(page, example);
      if (part === "listing" && device === "phone" && example.menu) {
        await openMenu(page, example.menu);
      }
      await page.mouse.move(2, 2);
      await expectClean(page, complaints, `${place} (${part}, ${device})`);
      if (pictures) {
        const file = `${pictures}/${example.folder}-${part}-${device}.png`;
        await page.screenshot({ path: file, fullPage: part === "listing" });
      }
    }
  } finally {
    await leave();
  }
}
