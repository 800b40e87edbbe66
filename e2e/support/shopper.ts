import type { Page } from "playwright";
import { expect } from "vitest";
import { codesFor } from "../../scripts/lib/outbox.mjs";

export interface Person {
  name: string;
  phone: string;
  email: string;
}

let people = 0;

/** A person whose phone number no other journey uses. */
export function newPerson(): Person {
  people += 1;
  const phone = `9${String(Date.now()).slice(-6)}${String(process.pid % 10)}${String(people).padStart(2, "0")}`;
  return { name: "Meera Nair", phone, email: `meera.${phone}@shopper.example` };
}

/** The newest code for a number, once more than `before` were sent: a page opens before its code is. */
export async function newestCode(address: string, phone: string, before = 0): Promise<string> {
  const sent = () => codesFor(address, phone);
  await expect.poll(async () => (await sent()).length).toBeGreaterThan(before);
  const [newest] = await sent();
  return newest?.code ?? "";
}

/** Asks for a code with the page's Continue button, waits for the new one and types it. */
async function proveNumber(page: Page, address: string, phone: string): Promise<void> {
  const before = (await codesFor(address, phone)).length;
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/otp");
  const code = await newestCode(address, phone, before);
  await page.getByRole("textbox", { name: /code/i }).fill(code);
  await page.waitForURL((url) => !/\/(otp|register|login)$/.test(url.pathname));
}

/** From the sign-in page: registers a newcomer and ends where they came from. */
export async function register(page: Page, address: string, person: Person): Promise<void> {
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.waitForURL("**/register");
  await page.getByLabel("Name").fill(person.name);
  await page.getByLabel("Mobile").fill(person.phone);
  await page.getByLabel("Email").fill(person.email);
  await proveNumber(page, address, person.phone);
}

/** From the sign-in page: signs in someone who has an account. */
export async function signIn(page: Page, address: string, person: Person): Promise<void> {
  await page.getByLabel("Mobile number").fill(person.phone);
  await proveNumber(page, address, person.phone);
}

/** On a product's page: presses the button, at the foot of the page or beside the choices. */
export const addToCart = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Add to cart" }).filter({ visible: true }).first().click();

/** Opens the first saree of the list and puts it into the cart. */
export async function addFirstSaree(page: Page): Promise<void> {
  await page.goto("/category/sarees");
  await page.getByRole("main").getByRole("article").first().getByRole("link").click();
  await page.waitForURL(/\/product\//);
  await addToCart(page);
}

/** Registers a newcomer and leads them with one saree to the cart. */
export async function goToCartAsNewcomer(page: Page, address: string): Promise<Person> {
  const person = newPerson();
  await page.goto("/login");
  await register(page, address, person);
  await addFirstSaree(page);
  await page.getByRole("button", { name: "View cart" }).click();
  await page.waitForURL("**/cart");
  return person;
}

/** On the cart page: fills in the delivery address and saves it. */
export async function giveAddress(page: Page, person: Person): Promise<void> {
  const form = page.getByRole("region", { name: "Delivery address" });
  const field = (name: string) => form.getByRole("textbox", { name, exact: true });
  await field("Name").fill(person.name);
  await field("Phone number").fill(person.phone);
  await field("Address").fill("12 Temple Road");
  await field("Pincode").fill("695001");
  await field("City").fill("Thiruvananthapuram");
  await form.getByRole("combobox", { name: "State" }).selectOption("Kerala");
  await form.getByRole("button", { name: "Save and deliver here" }).click();
}

/** What the shop keeps of whoever is signed in. */
export const storedSession = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ["authToken", "accessToken", "refreshToken", "authUser"].filter((key) =>
      localStorage.getItem(key),
    ),
  );
