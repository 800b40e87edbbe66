// The lists of a created store: categories, filters, an order of prices, a search.
import { until } from "../lib/until.mjs";

const namesIn = (page) =>
  page.getByRole("list", { name: "Products" }).getByRole("heading").allTextContents();

const expectNames = (page, ...names) =>
  until(
    async () => (await namesIn(page)).join() === names.join(),
    `The list does not show ${names.join(", ")}, in this order.`,
  );

const [chanderi, bandhani] = ["Chanderi Buta Saree", "Bandhani Georgette Party Saree"];

/** Wide screens show the categories in the header, narrow ones in the menu. */
async function openCategory(page, device, name) {
  if (device === "phone") {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  } else {
    await page.getByRole("navigation").getByRole("link", { name }).first().click();
  }
  await page.getByRole("heading", { level: 1, name }).waitFor();
}

async function filter(page, look) {
  await page.getByRole("button", { name: /^Filter/i }).click();
  const panel = page.getByRole("dialog", { name: "Filters" });
  await panel.getByText("Georgette").click();
  await look("filter");
  await panel.getByRole("button", { name: /apply/i }).click();
  await expectNames(page, bandhani);
  await page.goBack();
  await expectNames(page, bandhani, chanderi);
}

async function search(page, look) {
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByText("Bandhani", { exact: true }).waitFor();
  await look("search");
  await page.getByRole("dialog").getByRole("combobox").fill("kurti");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Results for “kurti”" }).waitFor();
  await expectNames(page, "Lucknowi Chikankari Cotton Kurti", "Maheshwari Festive Kurti");
}

/**
 * From the list of all products through a category and a search back to that list.
 *
 * @param {import("playwright").Page} page
 * @param {"phone" | "desktop"} device
 * @param {(where: string) => Promise<void>} look
 */
export async function browse(page, device, look) {
  await openCategory(page, device, "Sarees");
  await expectNames(page, chanderi, bandhani);
  await page.getByLabel("Sort by").selectOption("priceLowToHigh");
  await expectNames(page, bandhani, chanderi);
  await filter(page, look);
  await search(page, look);
  await openCategory(page, device, "All products");
}
