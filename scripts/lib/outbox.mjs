import { until } from "./until.mjs";

// How whoever tries a shop out reads its one-time codes: tests, journeys and benchmarks.

/** The key that they choose with `OUTBOX_KEY`; without it each start makes one of its own. */
export const outboxKey = "the-key-of-trials-and-tests";

/** Where the codes for a phone are as JSON, or, without a phone, all of them as a page. */
export function outboxPath(phoneNumber) {
  const query = new URLSearchParams({ key: outboxKey });
  if (phoneNumber !== undefined) query.set("phoneNumber", phoneNumber);
  return `/dev/outbox?${query}`;
}

/** The codes that were sent to a phone, newest first. */
export async function codesFor(address, phoneNumber) {
  const answer = await fetch(new URL(outboxPath(phoneNumber), address));
  if (!answer.ok) throw new Error(`The development mailbox answered ${answer.status}.`);
  return answer.json();
}

/** The newest code that was sent to a phone, as soon as there is one. */
export async function newestCode(address, phoneNumber) {
  const newest = async () => (await codesFor(address, phoneNumber))[0];
  return (await until(newest, `No code came for ${phoneNumber}.`, 5_000)).code;
}

/** A phone number that nobody has signed in with. */
export const newPhoneNumber = () => `9${String(Date.now()).slice(-9)}`;
