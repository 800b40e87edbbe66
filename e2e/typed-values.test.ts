import { isEmail } from "@taanka/api-client/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codesFor } from "../scripts/lib/outbox.mjs";
import { shopInBrowser } from "./support/browser";
import { soon } from "./support/pages";
import { newestCode, newPerson } from "./support/shopper";

const { address, visit } = shopInBrowser();

const anyone = "abz019.!#$%&'*+/=?^_`{|}~-@ <>,;:\"()[]\\";
const part = fc.string({ unit: fc.constantFrom(...anyone), maxLength: 6 });
const label = fc.oneof(part, fc.stringMatching(/^[a-z\d-]{1,8}$/), fc.constant("xn--h2brj9c"));
const emails = fc
  .tuple(part, label, label)
  .map(([name, ...labels]) => `${name}@${labels.join(".")}`);

// A host in another script is written as the network has it when it is typed, not when a script sets it.
describe("an e-mail address", () => {
  it("is to the contract what it is to the browser's own field", async () => {
    const { page, leave } = await visit("desktop");
    const tried = [
      ...fc.sample(emails, { numRuns: 3000, seed: 57 }),
      ...["m.d'souza@example.com", "a&b=c@example.com", "asha@xn--h2brj9c.in"],
      ...["asha@", "asha@example..in", "नाम@example.in", `asha@${"a".repeat(64)}.in`],
    ].filter((email) => email === email.trim());
    const taken = await page.evaluate((texts) => {
      const field = Object.assign(document.createElement("input"), { type: "email" });
      return texts.map((text) => {
        field.value = text;
        return text !== "" && !field.validity.typeMismatch;
      });
    }, tried);
    const differing = tried.filter((email, index) => isEmail(email) !== taken[index]);
    expect(differing).toEqual([]);
    expect(taken.filter(Boolean).length).toBeGreaterThan(50);
    await leave();
  });
});

describe("a one-time code", () => {
  it("begins again after a refusal, and is taken as a keyboard inserts it, with a blank", async () => {
    const { page, leave } = await visit("phone");
    const { name, phone, email } = newPerson();
    const before = (await codesFor(address, phone)).length;
    await page.goto("/register", soon);
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Mobile").fill(phone);
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await page.waitForURL("**/otp");
    const code = await newestCode(address, phone, before);
    const field = page.getByRole("textbox", { name: /code/i });
    await field.focus();
    const wrong = code === "111111" ? "222222" : "111111";
    await page.keyboard.type(wrong);
    await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
    await page.keyboard.type("1");
    await expect.poll(() => field.inputValue()).toBe("1");
    await page.keyboard.press("Backspace");
    await page.keyboard.insertText(` ${code.slice(0, 3)} ${code.slice(3)}`);
    await page.waitForURL((url) => url.pathname === "/");
    await leave();
  });
});
