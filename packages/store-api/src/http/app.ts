import { Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { cors } from "hono/cors";
import { methodNotAllowed } from "hono/method-not-allowed";
import { secureHeaders } from "hono/secure-headers";
import type { ApiConfig } from "../config.js";
import type { Services } from "../services.js";
import type { HttpApp, HttpEnv } from "./env.js";
import { errorHandler, failureResponse } from "./errors.js";
import { Failure } from "./failure.js";
import { logRequests, nameRequests } from "./logging.js";

/** Headers that keep browsers careful. Only pages may load anything: a style sheet. */
function carefulHeaders({ shopUrl, razorpay }: ApiConfig): MiddlewareHandler<HttpEnv> {
  const policy = (styleSrc: string[]) =>
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc,
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        // The payment sandbox's form leads back to the shop, the real one's to Razorpay.
        formAction: ["'self'", ...(shopUrl ? [shopUrl] : []), ...(razorpay ? [razorpay.url] : [])],
      },
      crossOriginResourcePolicy: "cross-origin",
      referrerPolicy: "no-referrer",
      // TLS ends at a proxy, which alone knows whether all names of the domain have it.
      strictTransportSecurity: false,
    });
  const [calls, pages] = [policy(["'none'"]), policy(["'self'"])];
  return async (c, next) => {
    await next();
    const isPage = c.res.headers.get("Content-Type")?.startsWith("text/html");
    await (isPage ? pages : calls)(c, async () => undefined);
  };
}

/** The app with everything that every call goes through, and no call yet. */
export function createHttpApp(services: Services): HttpApp {
  const { config, log } = services;
  const app = new Hono<HttpEnv>({ strict: false });
  app.use(nameRequests);
  app.use(logRequests(log));
  app.use(carefulHeaders(config));
  app.use(compress());
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
  app.onError(errorHandler(log, services));
  app.notFound((c) => failureResponse(c, new Failure("not_found", "Not found")));
  return app;
}
