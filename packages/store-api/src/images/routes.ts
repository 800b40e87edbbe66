import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { PICTURE_WIDTHS, type PictureWidth } from "@taanka/api-client/contract";
import { clientAddress } from "../http/address.js";
import type { HttpApp } from "../http/env.js";
import { Failure } from "../http/failure.js";
import type { Services } from "../services.js";
import { PICTURE_FORMATS, type PictureFormat } from "./formats.js";
import type { FoundPicture, WantedPicture } from "./pictures.js";
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

type Formats = WantedPicture["formats"];

/** What a browser says it shows, the best first; one that says nothing gets what every one shows. */
function negotiate(accept: string | undefined): Formats {
  const offered = accept ?? "";
  const [best, ...others] = PICTURE_FORMATS.filter((format) => offered.includes(TYPES[format]));
  return best ? [best, ...others] : ["jpg"];
}

function readFormats(value: string | undefined, accept: string | undefined): Formats {
  if (value === undefined) return negotiate(accept);
  const format = PICTURE_FORMATS.find((known) => known === value);
  if (format) return [format];
  throw new Failure("validation_failed", `f must be one of ${PICTURE_FORMATS.join(", ")}`);
}

/** The status for nobody: whoever asked has closed the connection. */
const CLIENT_CLOSED_REQUEST = 499;

/** What an answer says of a picture. */
async function describe(picture: FoundPicture) {
  if ("bytes" in picture) {
    const { bytes, etag } = picture;
    // A better one follows: nobody keeps this one without asking.
    return { etag: `"${etag}"`, size: bytes.byteLength, cacheControl: "no-cache" };
  }
  const { size, mtimeMs } = await stat(picture.path);
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  return { etag, size, cacheControl: "public, max-age=31536000, immutable" };
}

function contentOf(picture: FoundPicture) {
  if ("bytes" in picture) return new Uint8Array(picture.bytes);
  return Readable.toWeb(createReadStream(picture.path)) as ReadableStream<Uint8Array>;
}

type Pictures = Pick<Services, "config" | "pictures" | "remotePictures">;

/**
 * `GET /api/images/<key>?w=&f=`: a picture, resized once and then kept. Without `f` the format is
 * the best that the browser accepts. What takes long is answered by a hurried picture first.
 */
export function imageRoutes(app: HttpApp, { config, pictures, remotePictures }: Pictures): void {
  app.get("/api/images/:key{.+}", async (c) => {
    const key = c.req.param("key");
    const formats = readFormats(c.req.query("f"), c.req.header("accept"));
    const width = readWidth(c.req.query("w"));
    if (RemotePictures.owns(key)) {
      const address = await remotePictures.addressOf(key);
      if (address) return c.redirect(address, 302);
    }
    const { signal } = c.req.raw;
    const waiter = { address: clientAddress(c, config.trustProxy), signal };
    const picture = await pictures.find({ key, width, formats }, waiter).catch((error: unknown) => {
      if (signal.aborted) return null;
      throw error;
    });
    if (picture === null) return new Response(null, { status: CLIENT_CLOSED_REQUEST });
    if (!picture) throw new Failure("not_found", "Picture not found");
    const { etag, size, cacheControl } = await describe(picture);
    c.header("Cache-Control", cacheControl);
    c.header("ETag", etag);
    if (c.req.query("f") === undefined) c.header("Vary", "Accept");
    if (c.req.header("if-none-match") === etag) return c.body(null, 304);
    c.header("Content-Type", TYPES[picture.format]);
    c.header("Content-Length", String(size));
    if (c.req.method === "HEAD") return c.body(null);
    return c.body(contentOf(picture));
  });
}
