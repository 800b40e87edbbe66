import type { Page } from "playwright";
import { expect } from "vitest";

let next = 0;

/** A phone number that no other journey uses. */
export function freshPhone(): string {
  next += 1;
  return `9${String(Date.now()).slice(-7)}${String(next).padStart(2, "0")}`;
}

/** The newest one-time code sent to a phone, from the development mailbox. */
export async function latestCode(address: string, phoneNumber: string): Promise<string> {
  const answer = await fetch(`${address}/dev/outbox?phoneNumber=${phoneNumber}`);
  const messages = (await answer.json()) as { code: string }[];
  const [newest] = messages;
  expect(newest, `a code for ${phoneNumber}`).toBeDefined();
  return newest?.code ?? "";
}

/** Registers a newcomer from the page they are on; ends where they were sent from. */
export async function register(page: Page, address: string, person: { name: string; phone: string; email: string }) {
  await page.getByRole("link", { name: /register|create an account/i }).click();
  await page.getByLabel(/name/i).fill(person.name);
  await page.getByLabel(/mobile/i).fill(person.phone);
  await page.getByLabel(/e-?mail/i).fill(person.email);
  await page.getByRole("button", { name: /continue|register/i }).click();
  await page.waitForURL("**/otp");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(async () => (await fetch(`${address}/dev/outbox?phoneNumber=${person.phone}`)).json()).not.toEqual([]);
  await page.getByRole("textbox").fill(await latestCode(address, person.phone));
}
