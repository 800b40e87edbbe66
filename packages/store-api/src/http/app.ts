import { Hono } from "hono";
import { cors } from "hono/cors";
import { methodNotAllowed } from "hono/method-not-allowed";
import { requestId } from "hono/request-id";
import { secureHeaders } from "hono/secure-headers";
import type { Services } from "../services.js";
import type { HttpApp, HttpEnv } from "./env.js";
import { errorHandler, failureResponse } from "./errors.js";
import { Failure } from "./failure.js";
import { logRequests } from "./logging.js";

/** The app with everything that every call goes through, and no call yet. */
export function createHttpApp(services: Services): HttpApp {
  const { config, log } = services;
  const app = new Hono<HttpEnv>({ strict: false });
  app.use(requestId());
  app.use(logRequests(log));
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        // The payment sandbox's form leads back to the shop.
        formAction: ["'self'", ...(config.shopUrl ? [config.shopUrl] : [])],
      },
      crossOriginResourcePolicy: "cross-origin",
      referrerPolicy: "no-referrer",
    }),
  );
  if (config.corsOrigins.length > 0) {
    app.use(
      "/api/*",
      cors({
        origin: [...config.corsOrigins],
        allowHeaders: ["Authorization", "Content-Type", "Idempotency-Key", "X-Request-Id"],
        allowMethods: ["GET", "POST", "PUT", "DELETE"],
        exposeHeaders: ["Retry-After", "X-Request-Id"],
        maxAge: 600,
      }),
    );
  }
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) => {
        c.header("Allow", methods.join(", "));
        return failureResponse(
          c,
          new Failure("method_not_allowed", `This address takes ${methods.join(", ")}`),
        );
      },
    }),
  );
  app.onError(errorHandler(log));
  app.notFound((c) => failureResponse(c, new Failure("not_found", "Not found")));
  return app;
}
