import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { HttpApp, HttpEnv } from "../http/env.js";
import { isSameSecret } from "../http/same-secret.js";
import { type Owed, sumOwed } from "../payments/refunds.js";
import type { Services } from "../services.js";

/** Seconds; from a listing out of memory to a payment service's time-out. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What a storefront in this process tells of its pages, which the API's own figures leave out. */
function measurePages(registry: Registry) {
  const pages = new Counter({
    name: "taanka_pages_total",
    help: "Pages that were sent. Those that were not rendered for it came out of memory.",
    labelNames: ["status"],
    registers: [registry],
  });
  const renders = new Histogram({
    name: "taanka_page_render_duration_seconds",
    help: "Time from the decision to render a page to its HTML, data included.",
    labelNames: ["page", "status"],
    buckets: BUCKETS,
    registers: [registry],
  });
  return {
    /** A page was sent, out of memory or rendered. */
    sent: (status: number) => pages.inc({ status }),
    /**
     * A page was rendered.
     *
     * @param page - its pattern, never its path, of which there is no end
     */
    rendered: (page: string, status: number, seconds: number) =>
      renders.observe({ page, status }, seconds),
  };
}

const OWED: Record<string, { help: string; of: (owed: Owed) => number }> = {
  taanka_refunds_owed: {
    help: "Refunds that the payment provider has not taken yet.",
    of: ({ count }) => count,
  },
  taanka_refunds_owed_rupees: {
    help: "What these refunds come to, in rupees.",
    of: ({ rupees }) => rupees,
  },
  taanka_refunds_failed: {
    help: "Refunds among them of which the last try failed.",
    of: ({ failed }) => failed,
  },
};

/** What is owed to shoppers, as the database says at each question. */
function measureRefunds(registry: Registry, database: Services["database"]): void {
  for (const [name, { help, of }] of Object.entries(OWED)) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await sumOwed(database).then(of, () => Number.NaN));
      },
    });
  }
}

/** What is measured of one API in this process. */
export class Metrics {
  readonly registry = new Registry();
  readonly pages = measurePages(this.registry);
  readonly #requests: Histogram<"method" | "route" | "status">;

  constructor({ database, listing }: Pick<Services, "database" | "listing">) {
    collectDefaultMetrics({ register: this.registry });
    this.#requests = new Histogram({
      name: "taanka_http_request_duration_seconds",
      help: "Time from a request's arrival to the beginning of its answer.",
      labelNames: ["method", "route", "status"],
      buckets: BUCKETS,
      registers: [this.registry],
    });
    new Gauge({
      name: "taanka_listing_products",
      help: "Products in this instance's listing index.",
      registers: [this.registry],
      collect() {
        this.set(listing.size);
      },
    });
    measureRefunds(this.registry, database);
    new Gauge({
      name: "taanka_database_up",
      help: "Whether the database answers.",
      registers: [this.registry],
      async collect() {
        const answers = await database.ping().then(
          () => 1,
          () => 0,
        );
        this.set(answers);
      },
    });
  }

  /** Measures every request by its route, never by its path: paths hold ids. */
  measure(): MiddlewareHandler<HttpEnv> {
    return async (c, next) => {
      const done = this.#requests.startTimer();
      await next();
      done({ method: c.req.method, route: routePath(c, -1), status: String(c.res.status) });
    };
  }
}

/** `GET /metrics` for callers with the token. To everybody else, and without one, it is not there. */
export function metricsRoutes(app: HttpApp, { config }: Services, metrics: Metrics): void {
  const { metricsToken } = config;
  if (metricsToken === undefined) return;
  // What is passed on is answered as every address that does not exist, whatever the method.
  app.use("/metrics", async (c, next) => {
    const given = c.req.header("authorization")?.replace(/^Bearer /, "") ?? "";
    if (c.req.method !== "GET" || !isSameSecret(given, metricsToken)) return next();
    c.header("Cache-Control", "no-store");
    c.header("Content-Type", metrics.registry.contentType);
    return c.body(await metrics.registry.metrics());
  });
}
