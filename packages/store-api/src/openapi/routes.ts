import type { HttpApp } from "../http/env.js";
import type { Services } from "../services.js";
import { openApiDocument } from "./document.js";
import { docsPage, docsStyle } from "./page.js";

/** `/api/openapi.json`, and the same to read at `/api/docs`. */
export function openApiRoutes(app: HttpApp, { config, shop }: Services): void {
  const document = openApiDocument(`${config.publicUrl}/api`, shop.name);
  const json = JSON.stringify(document);
  const cached = "public, max-age=300";

  app.get("/api/openapi.json", (c) => {
    c.header("Cache-Control", cached);
    c.header("Content-Type", "application/json");
    return c.body(json);
  });
  app.get("/api/docs", (c) => {
    c.header("Cache-Control", cached);
    return c.html(docsPage(document));
  });
  app.get("/api/docs/style.css", (c) => {
    c.header("Cache-Control", cached);
    c.header("Content-Type", "text/css; charset=utf-8");
    return c.body(docsStyle);
  });
}
