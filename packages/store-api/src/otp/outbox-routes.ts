import { normalisePhone } from "@taanka/api-client/contract";
import { html } from "hono/html";
import type { HttpApp } from "../http/env.js";
import { page } from "../http/page.js";
import type { Services } from "../services.js";
import { type OutboxMessage, readOutbox } from "./sandbox.js";

/**
 * The development mailbox: `/dev/outbox?phoneNumber=` as JSON, newest first, and without a number
 * a page. Never mounted in production.
 */
export function outboxRoutes(app: HttpApp, { config, database }: Services): void {
  app.get("/dev/outbox", async (c) => {
    c.header("Cache-Control", "no-store");
    const phoneNumber = c.req.query("phoneNumber");
    if (phoneNumber !== undefined) {
      return c.json(await readOutbox(database.db, normalisePhone(phoneNumber)));
    }
    const messages = await readOutbox(database.db);
    return c.html(page(config.publicUrl, "One-time codes", messageList(messages)));
  });
}

const clock = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeStyle: "medium",
  timeZone: "Asia/Kolkata",
});

function messageList(messages: readonly OutboxMessage[]) {
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
