import { endpoints } from "@taanka/api-client/contract";
import { mount } from "../http/call.js";
import type { HttpApp } from "../http/env.js";
import { limitRate } from "../http/rate-limit.js";
import type { Services } from "../services.js";
import { applyAsPartner, readApplication } from "./service.js";

/** Pictures cost time and room: so many applications may one person send a day. */
const LIMIT = { hits: 20, windowSeconds: 24 * 60 * 60 };

/** Applying to sell through the shop. */
export function partnerRoutes(app: HttpApp, services: Services): void {
  const { database, now } = services;
  mount(app, services, endpoints.partners.apply, async ({ body, user }) => {
    await limitRate(database.db, `partner:user:${user.id}`, LIMIT, now());
    return {
      data: await applyAsPartner(services, user.id, body),
      message: "Thank you! We have received your application.",
    };
  });
  mount(app, services, endpoints.partners.read, async ({ user }) => ({
    data: await readApplication(services, user.id),
  }));
}
