import type { Page } from "playwright";
import { beforeAll, describe, expect, it } from "vitest";
import { codesFor } from "../scripts/lib/outbox.mjs";
import { type Account, fillCart, openAccount, saveAddresses } from "./support/account";
import { shopInBrowser } from "./support/browser";
import { allWays, failing, hold, networkTrouble, reasonOf, type Way } from "./support/network";
import { says, soon } from "./support/pages";
import { addToCart, newestCode, newPerson, signIn, storedSession } from "./support/shopper";

const { address, visit } = shopInBrowser();

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

let account: Account;

beforeAll(async () => {
  account = await openAccount(address);
  await saveAddresses(account);
  await fillCart(account);
});

/** Goes from a number, or a registration, to the page of the code. */
async function askForCode(page: Page, phone: string, newcomer = false): Promise<void> {
  await page.goto(newcomer ? "/register" : "/login", soon);
  if (newcomer) {
    await page.getByLabel("Name").fill("Meera Nair");
    await page.getByLabel("Email").fill("meera@shopper.example");
  }
  await page.getByLabel("Mobile").fill(phone);
  await press(page, "Continue");
  await page.waitForURL("**/otp");
}

async function typeCode(page: Page, code: string): Promise<void> {
  const field = page.getByRole("textbox", { name: /code/i });
  await expect.poll(() => field.inputValue()).toBe("");
  await field.fill(code);
}

/** Leaves tokens that the shop does not take any more, as another tab of it would tell. */
const endSession = (page: Page) =>
  page.evaluate(() => {
    for (const key of ["authToken", "accessToken", "refreshToken"])
      localStorage.setItem(key, "dead");
    window.dispatchEvent(new StorageEvent("storage", { key: "authToken" }));
  });

interface Refused {
  /** A person who is not in the shop yet. */
  newcomer?: boolean;
  calls: RegExp;
  says: string;
}

const refused: Record<string, Refused> = {
  "proving a code": { calls: /\/api\/auth\/otp\/verify/, says: "Failed to verify OTP" },
  "signing in": { calls: /\/api\/auth\/login\/otp/, says: "Failed to login" },
  registering: {
    newcomer: true,
    calls: /\/api\/auth\/signup\/otp/,
    says: "Failed to register user",
  },
};

describe("on the way in", () => {
  it.each(Object.entries(refused))(
    "%s says so, however the network fails",
    async (_, situation) => {
      const { page, leave } = await visit("phone");
      const phone = situation.newcomer ? newPerson().phone : account.person.phone;
      const before = (await codesFor(address, phone)).length;
      await askForCode(page, phone, situation.newcomer);
      const code = await newestCode(address, phone, before);
      for (const way of allWays) {
        await failing(page, situation.calls, way, async () => {
          await typeCode(page, code);
          await says(page, reasonOf(way, situation.says));
        });
      }
      expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
      await leave();
    },
  );

  it("says that a code could not be sent, nor sent again, however the network fails", async () => {
    const { page: first, leave } = await visit("phone");
    for (const way of allWays) {
      const page = await first.context().newPage();
      const { phone } = newPerson();
      await failing(page, /\/api\/auth\/otp(\/resend\/(text|voice))?$/, way, async () => {
        await askForCode(page, phone);
        await says(page, reasonOf(way, "Failed to send OTP"));
        await press(page, "Resend by SMS");
        await says(page, reasonOf(way, "Failed to resend OTP"));
        const called = page.waitForRequest("**/api/auth/otp/resend/voice");
        await press(page, "Resend by voice call");
        await called;
        await says(page, reasonOf(way, "Failed to resend OTP"));
      });
      expect(await codesFor(address, phone)).toEqual([]);
      await press(page, "Resend by SMS");
      await expect.poll(async () => (await codesFor(address, phone)).length).toBe(1);
      await page.close();
    }
    await leave();
  });
});

describe("whoever is signed in", () => {
  it("is asked again for a change after a refresh, and once only", async () => {
    const stale = { authToken: "stale", accessToken: "stale" };
    const { page, leave } = await visit("desktop", account.profile());
    await page.goto("/profile/edit", soon);
    await page.getByRole("textbox", { name: "Name" }).fill("Meera Iyer");
    await page.evaluate((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
      // As another tab of the shop would tell it.
      window.dispatchEvent(new StorageEvent("storage", { key: "authToken" }));
    }, stale);
    const calls: [string, number][] = [];
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      const { method } = { method: response.request().method() };
      if (/refresh$/.test(pathname) || method === "PUT") calls.push([method, response.status()]);
    });
    await press(page, "Save");
    await says(page, "Profile updated successfully!");
    expect(calls).toEqual([
      ["PUT", 401],
      ["POST", 200],
      ["PUT", 200],
    ]);
    await leave();
  });

  it("is led to sign in from any page where a refresh is refused, and comes back", async () => {
    const { page, leave } = await visit("desktop", account.profile());
    const product = "/product/lucknowi-chikankari-cotton-kurti";
    await page.goto(product, soon);
    await page.getByRole("link", { name: /^Cart \d/ }).waitFor();
    const sizes = page.getByRole("radiogroup", { name: "Size" }).locator("label");
    await sizes.filter({ hasText: /^M$/ }).click();
    await endSession(page);
    await addToCart(page);
    await page.waitForURL("**/login", soon);
    await page.getByLabel("Mobile number").waitFor();
    expect(await storedSession(page)).toEqual([]);
    await signIn(page, address, account.person);
    await page.waitForURL(`**${product}`, soon);
    await leave();
  });

  it("is led to sign in from a change that needs it, and comes back to where it was made", async () => {
    const { page, leave } = await visit("phone", account.profile());
    await page.goto("/profile/edit", soon);
    await page.getByRole("textbox", { name: "Name" }).fill("Meera Pillai");
    await endSession(page);
    await press(page, "Save");
    await page.waitForURL("**/login", soon);
    expect(await storedSession(page)).toEqual([]);
    await signIn(page, address, account.person);
    await page.waitForURL("**/profile/edit", soon);
    await page.getByRole("textbox", { name: "Name" }).waitFor();
    await leave();
  });

  it("has an empty book of addresses where there is none", async () => {
    const { page, leave } = await visit("phone", account.profile());
    for (const answer of [
      { status: 404, json: { success: false, message: "Not Found" } },
      { status: 400, json: { success: false, message: "No addresses found" } },
    ]) {
      await page.route("**/api/user/address/", (route) => route.fulfill(answer));
      await page.goto("/savedaddress", soon);
      await says(page, "No address saved yet.");
      expect(await page.getByText("Failed to fetch addresses").count()).toBe(0);
      await page.unroute("**/api/user/address/");
    }
    await leave();
  });

  it("reads of a call that nothing answers, after ten seconds", async () => {
    const { page, leave } = await visit("desktop", account.profile());
    const silent: [path: string, text: string][] = [
      ["/wishlist", networkTrouble],
      ["/cart", networkTrouble],
      ["/orderhistory", networkTrouble],
      ["/savedaddress", "Failed to fetch addresses"],
      ["/profile", networkTrouble],
    ];
    const since = Date.now();
    const savesAddress = async () => {
      const other = await page.context().newPage();
      await hold(other, (asked) => asked.endsWith("/address/create"));
      await other.goto("/savedaddress", soon);
      await press(other, "Add an address");
      const field = (name: string) => other.getByRole("textbox", { name, exact: true });
      await field("Name").fill("Meera Nair");
      await field("Phone number").fill("9876543210");
      await field("Address").fill("3 Palace Road");
      await field("Pincode").fill("560003");
      await field("City").fill("Bengaluru");
      await other.getByRole("combobox", { name: "State" }).selectOption("Karnataka");
      await press(other, "Save address");
      await other.getByText(networkTrouble, { exact: true }).first().waitFor({ timeout: 60_000 });
    };
    await Promise.all([
      savesAddress(),
      ...silent.map(async ([path, text]) => {
        const other = await page.context().newPage();
        await hold(other, (asked) => /^\/api\/(user|auth)/.test(asked));
        await other.goto(path, soon);
        // Ten seconds and as long again for the second try, on a machine that opens six pages at once.
        await other.getByText(text, { exact: true }).first().waitFor({ timeout: 60_000 });
      }),
    ]);
    expect(Date.now() - since).toBeGreaterThan(9_000);
    await leave();
  });

  it.each(allWays)(
    "is signed out here when the network %s, and reads that the shop was not told",
    async (way: Way) => {
      const { page, leave } = await visit("desktop", account.profile());
      await page.goto("/profile", soon);
      await failing(page, /\/api\/auth\/logout/, way, async () => {
        await page.getByRole("navigation", { name: "Account" }).getByText("Logout").click();
        await says(page, reasonOf(way, "Failed to logout"));
      });
      await page.waitForURL((url) => url.pathname === "/", soon);
      expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
      await leave();
    },
  );
});

describe("tracking an order", () => {
  it("says what is wrong, however the network fails", async () => {
    const { page, leave } = await visit("phone");
    await page.goto("/track-order", soon);
    const track = () => page.getByRole("button", { name: "Track order" }).click();
    await page.getByLabel("Order number").fill("TK-NOWHERE-1");
    const digits = page.getByLabel(/^Last 4 digits/);
    await digits.fill("0000");
    await track();
    await says(page, /^Order Not Found\. Please check its number/);
    for (const [place, way] of allWays.entries()) {
      // The same again within half a second would be the second half of a double click.
      await digits.fill(`000${place + 1}`);
      await failing(page, /\/api\/.*track/, way, async () => {
        await track();
        await says(page, reasonOf(way, "Failed to fetch order details"));
      });
    }
    await leave();
  });
});
