import { normalisePhone } from "@taanka/api-client/contract";
import { html } from "hono/html";
import type { HttpApp } from "../http/env.js";
import type { Services } from "../services.js";
import { readOutbox } from "./sandbox.js";

/**
 * The development mailbox: `/dev/outbox?phoneNumber=` as JSON, newest first, and without a number
 * a page. Never mounted in production.
 */
export function outboxRoutes(app: HttpApp, { database }: Services): void {
  app.get("/dev/outbox", async (c) => {
    c.header("Cache-Control", "no-store");
    const phoneNumber = c.req.query("phoneNumber");
    if (phoneNumber !== undefined) {
      return c.json(await readOutbox(database.db, normalisePhone(phoneNumber)));
    }
    const messages = await readOutbox(database.db);
    return c.html(html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>One-time codes</title>
        </head>
        <body>
          <h1>One-time codes</h1>
          <p>What would have been sent. Newest first; reload to see more.</p>
          <table>
            <thead>
              <tr><th>Sent</th><th>Number</th><th>By</th><th>Code</th></tr>
            </thead>
            <tbody>
              ${messages.map(
                (message) => html`<tr>
                  <td>${message.sentAt}</td>
                  <td>${message.phoneNumber}</td>
                  <td>${message.channel}</td>
                  <td><code>${message.code}</code></td>
                </tr>`,
              )}
            </tbody>
          </table>
        </body>
      </html>`);
  });
}
