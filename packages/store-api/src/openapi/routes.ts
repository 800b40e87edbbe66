import type { HttpApp } from "../http/env.js";
import type { Services } from "../services.js";
import { type OpenApiDocument, openApiDocument } from "./document.js";
import { docsPage, docsStyle } from "./page.js";

/**
 * `/api/openapi.json`, and the same to read at `/api/docs`; written when it is first asked for, for it
 * takes half a second, which no start should wait for.
 */
export function openApiRoutes(app: HttpApp, { config, shop }: Services): void {
  let written: OpenApiDocument | undefined;
  const document = () => {
    written ??= openApiDocument(`${config.publicUrl}/api`, shop);
    return written;
  };
  const cached = "public, max-age=300";

  app.get("/api/openapi.json", (c) => {
    c.header("Cache-Control", cached);
    return c.json(document());
  });
  app.get("/api/docs", (c) => {
    c.header("Cache-Control", cached);
    return c.html(docsPage(document()));
  });
  app.get("/api/docs/style.css", (c) => {
    c.header("Cache-Control", cached);
    c.header("Content-Type", "text/css; charset=utf-8");
    return c.body(docsStyle);
  });
}
