import { endpoints } from "@taanka/api-client/contract";
import { mount } from "../http/call.js";
import type { HttpApp } from "../http/env.js";
import type { Services } from "../services.js";

/** Which catalogue the shop shows. */
export function catalogueRoutes(app: HttpApp, services: Services): void {
  mount(app, services, endpoints.catalogue.revision, async () => ({
    data: { revision: (await services.listing.current()).version },
  }));
}
