import { endpoints } from "@taanka/api-client/contract";
import { type Handler, IN_PROCESS, mount } from "../http/call.js";
import type { HttpApp } from "../http/env.js";
import { Failure } from "../http/failure.js";
import { idOfHandle } from "../import/text.js";
import type { Services } from "../services.js";
import { listItems } from "./listing.js";
import { termOf } from "./terms.js";

/** Products that a search panel shows below its field. */
const GLANCE = 8;

/** Listings and the single product. */
export function itemRoutes(app: HttpApp, services: Services): void {
  const { activity, listing, products } = services;
  const list: Handler<typeof endpoints.items.list> = async ({ body, address }) => {
    const data = await listItems(services, body);
    // A page that is rendered here has no caller's address, and all of them would have one vote.
    if (address === IN_PROCESS) return { data };
    // Later pages and filters belong to the same search; one that finds nothing suggests nothing,
    // and a handful of products is a glance at what is still being typed.
    const { keyword, page, filters, limit } = body;
    const whole = page === 1 && filters.length === 0 && limit > GLANCE;
    if (keyword && whole && data.totalItems > 0) {
      const term = termOf(keyword, (await listing.current()).vocabulary);
      if (term !== undefined) activity.searched(term, address);
    }
    return { data };
  };
  mount(app, services, endpoints.items.list, list, { reads: true });
  mount(app, services, endpoints.items.read, async ({ params }) => {
    const data = await products.read(idOfHandle(params.id));
    if (!data) throw new Failure("not_found", "Product not found.");
    activity.viewed(data._id);
    return { data };
  });
}
