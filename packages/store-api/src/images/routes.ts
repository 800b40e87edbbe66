import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import type { HttpApp } from "../http/env.js";
import { Failure } from "../http/failure.js";
import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
} from "./formats.js";
import type { PictureStore } from "./pictures.js";
import { RemotePictures } from "./remote.js";

const TYPES: Record<PictureFormat, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
};

function readWidth(value: string | undefined): PictureWidth | undefined {
  if (value === undefined) return undefined;
  const width = PICTURE_WIDTHS.find((known) => String(known) === value);
  if (width) return width;
  throw new Failure("validation_failed", `w must be one of ${PICTURE_WIDTHS.join(", ")}`);
}

/** What a browser says it shows; one that says nothing gets what every one shows. */
function negotiate(accept: string | undefined): PictureFormat {
  const offered = accept ?? "";
  return PICTURE_FORMATS.find((format) => offered.includes(TYPES[format])) ?? "jpg";
}

function readFormat(value: string | undefined, accept: string | undefined): PictureFormat {
  if (value === undefined) return negotiate(accept);
  const format = PICTURE_FORMATS.find((known) => known === value);
  if (format) return format;
  throw new Failure("validation_failed", `f must be one of ${PICTURE_FORMATS.join(", ")}`);
}

interface Pictures {
  pictures: PictureStore;
  remotePictures: RemotePictures;
}

/**
 * `GET /api/images/<key>?w=&f=`: a picture, resized once and then kept. Without `f` the format is
 * the best that the browser accepts.
 */
export function imageRoutes(app: HttpApp, { pictures, remotePictures }: Pictures): void {
  app.get("/api/images/:key{.+}", async (c) => {
    const key = c.req.param("key");
    const format = readFormat(c.req.query("f"), c.req.header("accept"));
    const width = readWidth(c.req.query("w"));
    if (RemotePictures.owns(key)) {
      const address = await remotePictures.addressOf(key);
      if (address) return c.redirect(address, 302);
    }
    const path = await pictures.find(key, width, format);
    if (!path) throw new Failure("not_found", "Picture not found");
    const { size, mtimeMs } = await stat(path);
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    c.header("Cache-Control", "public, max-age=31536000, immutable");
    c.header("ETag", etag);
    if (c.req.query("f") === undefined) c.header("Vary", "Accept");
    if (c.req.header("if-none-match") === etag) return c.body(null, 304);
    c.header("Content-Type", TYPES[format]);
    c.header("Content-Length", String(size));
    if (c.req.method === "HEAD") return c.body(null);
    return c.body(Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>);
  });
}

/**
 * Address of a picture as answers carry it.
 *
 * @param publicUrl - origin of the API, or empty when it is the shop's own
 * @param key - path of the picture; null when there is none
 */
export function pictureUrl(publicUrl: string, key: string | null | undefined): string {
  return key ? `${publicUrl}/api/images/${key}` : "";
}
