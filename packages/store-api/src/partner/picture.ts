import { MAX_PICTURE_BYTES } from "@taanka/api-client/contract";
import sharp from "sharp";
import { Failure } from "../http/failure.js";

/** Longest side that is kept, in pixels. */
const MAX_SIDE = 1600;
/** More than any camera makes; stops small files that unfold into huge pictures. */
const MAX_PIXELS = 64_000_000;

/** A picture that was made anew. */
export interface CleanPicture {
  /** WebP without any of the upload's own metadata. */
  bytes: Buffer;
  width: number;
  height: number;
}

function startsWith(bytes: Uint8Array, offset: number, text: string): boolean {
  return Buffer.from(bytes.subarray(offset, offset + text.length)).toString("latin1") === text;
}

/** Whether the first bytes are those of a JPEG, PNG, WebP or AVIF. Names and types may lie. */
function looksLikePicture(bytes: Uint8Array): boolean {
  return (
    startsWith(bytes, 0, "\xff\xd8\xff") ||
    startsWith(bytes, 0, "\x89PNG\r\n\x1a\n") ||
    (startsWith(bytes, 0, "RIFF") && startsWith(bytes, 8, "WEBP")) ||
    ["avif", "avis", "mif1"].some((brand) => startsWith(bytes, 4, `ftyp${brand}`))
  );
}

/**
 * Decodes an upload and encodes it again, so that nothing but pixels remains of it.
 *
 * @throws Failure `unsupported_media_type` for what is no picture, or no whole one;
 *   `body_too_large` for too many bytes or pixels
 */
export async function cleanPicture(upload: Blob): Promise<CleanPicture> {
  if (upload.size > MAX_PICTURE_BYTES) {
    throw new Failure("body_too_large", "The picture may have 5 MB at most");
  }
  const bytes = new Uint8Array(await upload.arrayBuffer());
  const refused = new Failure(
    "unsupported_media_type",
    "The picture must be a JPEG, PNG, WebP or AVIF",
  );
  // Checked before the decoder sees them: it also knows formats that may hold more than pixels.
  if (!looksLikePicture(bytes)) throw refused;
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 80, effort: 3 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof Error && error.message.includes("pixel limit")) {
      throw new Failure("body_too_large", "The picture has too many pixels");
    }
    throw refused;
  }
}
