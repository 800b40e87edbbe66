import { normalisePhone } from "@taanka/api-client/contract";
import { html } from "hono/html";
import type { ApiConfig } from "../config.js";
import type { HttpApp } from "../http/env.js";
import { isLocalCaller } from "../http/local-caller.js";
import { page } from "../http/page.js";
import { isSameSecret } from "../http/same-secret.js";
import type { Services } from "../services.js";
import { type OutboxMessage, readMessages, readOutbox, type ToldMessage } from "./sandbox.js";

const PATH = "/dev/outbox";

/**
 * The development mailbox's address, which holds its key; undefined where there is none: with a real
 * provider of codes, and wherever anything tells that others can reach the shop.
 */
export function outboxPathOf({ exposure, otpProvider, outboxKey }: ApiConfig): string | undefined {
  if (exposure.length > 0 || otpProvider !== "sandbox") return undefined;
  return `${PATH}?key=${encodeURIComponent(outboxKey)}`;
}

/**
 * The development mailbox: with `&phoneNumber=` the codes as JSON, with `&of=orders` too what was told of
 * orders, newest first, and without a number a page.
 * It answers whoever has the key, and of them only programs of this machine that ask for themselves:
 * a bare proxy on it can't be told from one.
 */
export function outboxRoutes(app: HttpApp, services: Services): void {
  if (outboxPathOf(services.config) === undefined) return;
  const { database, shop } = services;
  const clock = new Intl.DateTimeFormat(shop.languages[0].locale, {
    dateStyle: "medium",
    timeStyle: "medium",
    timeZone: "Asia/Kolkata",
  });
  // What is passed on is answered as every address that does not exist, whatever the method.
  app.use(PATH, async (c, next) => {
    const isOwner = isSameSecret(c.req.query("key") ?? "", services.config.outboxKey);
    if (c.req.method !== "GET" || !isOwner || !isLocalCaller(c)) return next();
    c.header("Cache-Control", "no-store");
    const phoneNumber = c.req.query("phoneNumber");
    if (phoneNumber !== undefined) {
      const read = c.req.query("of") === "orders" ? readMessages : readOutbox;
      return c.json(await read(database.db, normalisePhone(phoneNumber)));
    }
    const [codes, told] = [await readOutbox(database.db), await readMessages(database.db)];
    return c.html(
      page(services, "Mailbox", html`${codeList(codes, clock)}${messageList(told, clock)}`),
    );
  });
}

function codeList(messages: readonly OutboxMessage[], clock: Intl.DateTimeFormat) {
  return html`<h1>One-time codes</h1>
    <p>
      ${
        messages.length === 0
          ? "None yet: sign in to the shop, then reload this page."
          : "What would have been sent, the newest first. Reload to see more."
      }
    </p>
    <ol>
      ${messages.map(
        ({ phoneNumber, channel, code, sentAt }) => html`<li>
          <span>${phoneNumber} <small>by ${channel}, ${clock.format(new Date(sentAt))}</small></span>
          <code>${code}</code>
        </li>`,
      )}
    </ol>`;
}

function messageList(messages: readonly ToldMessage[], clock: Intl.DateTimeFormat) {
  return html`<h1>Messages about orders</h1>
    <ol>
      ${messages.map(
        ({ phoneNumber, text, sentAt }) => html`<li>
          <span>${text} <small>to ${phoneNumber}, ${clock.format(new Date(sentAt))}</small></span>
        </li>`,
      )}
    </ol>`;
}
