import type { Services } from "../services.js";
import type { HttpApp } from "./env.js";

/**
 * `/healthz`: the process answers, and nothing in it is broken beyond repair. `/readyz`: it should be
 * sent requests, because the database answers too, listings are read (the first page is as quick as
 * the second) and it is not shutting down.
 */
export function healthRoutes(
  app: HttpApp,
  { database, listing }: Pick<Services, "database" | "listing">,
  open: () => boolean,
): void {
  const hasListings = async () => {
    if ((await listing.shownRevision()) !== undefined) return true;
    // Tried again as often as it is asked for; nobody who asks waits for it.
    listing.current().catch(() => undefined);
    return false;
  };
  app.get("/healthz", (c) => {
    c.header("Cache-Control", "no-store");
    return database.isUsable()
      ? c.json({ success: true, message: "alive" })
      : c.json({ success: false, message: "the database is broken" }, 503);
  });
  app.get("/readyz", async (c) => {
    c.header("Cache-Control", "no-store");
    const answers = async () =>
      database.ping().then(
        () => true,
        () => false,
      );
    return open() && (await answers()) && (await hasListings())
      ? c.json({ success: true, message: "ready" })
      : c.json({ success: false, message: "not ready" }, 503);
  });
}
