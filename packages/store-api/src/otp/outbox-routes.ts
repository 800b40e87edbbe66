import { normalisePhone } from "@taanka/api-client/contract";
import { html } from "hono/html";
import type { HttpApp } from "../http/env.js";
import { Failure } from "../http/failure.js";
import { isLocalCaller } from "../http/local-caller.js";
import { page } from "../http/page.js";
import type { Services } from "../services.js";
import { type OutboxMessage, readOutbox } from "./sandbox.js";

/**
 * The development mailbox: `/dev/outbox?phoneNumber=` as JSON, newest first, and without a number
 * a page. Only mounted where nobody else can reach the shop, and even there it answers nothing but
 * programs of this machine that ask for themselves.
 */
export function outboxRoutes(app: HttpApp, services: Services): void {
  const { database, shop } = services;
  const clock = new Intl.DateTimeFormat(shop.languages[0].locale, {
    dateStyle: "medium",
    timeStyle: "medium",
    timeZone: "Asia/Kolkata",
  });
  app.get("/dev/outbox", async (c) => {
    if (!isLocalCaller(c)) throw new Failure("not_found", "Not found");
    c.header("Cache-Control", "no-store");
    const phoneNumber = c.req.query("phoneNumber");
    if (phoneNumber !== undefined) {
      return c.json(await readOutbox(database.db, normalisePhone(phoneNumber)));
    }
    const messages = await readOutbox(database.db);
    return c.html(page(services, "One-time codes", messageList(messages, clock)));
  });
}

function messageList(messages: readonly OutboxMessage[], clock: Intl.DateTimeFormat) {
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
