import type { Services } from "../services.js";
import type { HttpApp } from "./env.js";

/**
 * `/healthz`: the process answers, and nothing in it is broken beyond repair. `/readyz`: it should be
 * sent requests, because the database answers too and it is not shutting down.
 */
export function healthRoutes(app: HttpApp, { database }: Services, ready: () => boolean): void {
  app.get("/healthz", (c) => {
    c.header("Cache-Control", "no-store");
    return database.alive()
      ? c.json({ success: true, message: "alive" })
      : c.json({ success: false, message: "the database is broken" }, 503);
  });
  app.get("/readyz", async (c) => {
    c.header("Cache-Control", "no-store");
    const reachable =
      ready() &&
      (await database.ping().then(
        () => true,
        () => false,
      ));
    return reachable
      ? c.json({ success: true, message: "ready" })
      : c.json({ success: false, message: "not ready" }, 503);
  });
}
