import type { HttpApp } from "../http/env.js";
import type { Services } from "../services.js";
import { type OpenApiDocument, openApiDocument } from "./document.js";
import { docsPage, docsStyle } from "./page.js";

/** Makes a text when it is first asked for, as bytes that all its readers share. */
function writtenOnce(write: () => string | Promise<string>) {
  let written: Promise<Uint8Array<ArrayBuffer>> | undefined;
  return () => {
    written ??= Promise.resolve(write()).then((text) => new TextEncoder().encode(text));
    return written;
  };
}

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
  const json = writtenOnce(() => JSON.stringify(document()));
  const page = writtenOnce(async () => String(await docsPage(document())));
  const texts = [
    { path: "/api/openapi.json", type: "application/json", read: json },
    { path: "/api/docs", type: "text/html; charset=UTF-8", read: page },
    {
      path: "/api/docs/style.css",
      type: "text/css; charset=utf-8",
      read: writtenOnce(() => docsStyle),
    },
  ];
  for (const { path, type, read } of texts) {
    app.get(path, async (c) => {
      c.header("Cache-Control", "public, max-age=300");
      c.header("Content-Type", type);
      return c.body(await read());
    });
  }
}
