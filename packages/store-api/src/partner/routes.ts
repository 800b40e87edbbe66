import { endpoints } from "@taanka/api-client/contract";
import { mount } from "../http/call.js";
import type { HttpApp } from "../http/env.js";
import { Failure } from "../http/failure.js";
import { limitRate } from "../http/rate-limit.js";
import type { Services } from "../services.js";
import { DAY_SECONDS } from "../time.js";
import { applyAsPartner, readApplication } from "./service.js";

/** Pictures cost time and room: so many applications may one person send a day, good or not. */
const LIMIT = { hits: 20, windowSeconds: DAY_SECONDS };
/** A form keeps its megabytes from its first byte to its answer: so many are taken at a time. */
const MAX_AT_ONCE = 20;

/** Lets in so many people at a time, each once. */
class Entrance {
  readonly #inside = new Set<string>();

  async enter<T>(userId: string, work: () => Promise<T>): Promise<T> {
    if (this.#inside.has(userId)) {
      throw new Failure("rate_limited", "Please wait until your last application has arrived", {
        retryAfter: 10,
      });
    }
    if (this.#inside.size >= MAX_AT_ONCE) {
      throw new Failure("unavailable", "Too many people apply now. Please try again in a minute.", {
        retryAfter: 60,
      });
    }
    this.#inside.add(userId);
    try {
      return await work();
    } finally {
      this.#inside.delete(userId);
    }
  }
}

/** Applying to sell through the shop. */
export function partnerRoutes(app: HttpApp, services: Services): void {
  const { database, now } = services;
  const entrance = new Entrance();
  mount(
    app,
    services,
    endpoints.partners.apply,
    async ({ body, user }) => ({
      data: await applyAsPartner(services, user.id, body),
      message: "Thank you! We have received your application.",
    }),
    {
      around: ({ id }, work) =>
        entrance.enter(id, async () => {
          await limitRate(database.db, `partner:user:${id}`, LIMIT, now());
          return work();
        }),
    },
  );
  mount(app, services, endpoints.partners.read, async ({ user }) => ({
    data: await readApplication(services, user.id),
  }));
}
