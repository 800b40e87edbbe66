import { MAX_PICTURE_BYTES } from "@taanka/api-client/contract";
import { Failure } from "../http/failure.js";
import { type CleanPicture, type PictureDecoder, PictureError } from "../images/decoder.js";

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
 *   `body_too_large` for too many bytes or pixels, or too much work; `unavailable` when too many wait
 */
export async function cleanPicture(
  upload: Blob,
  userId: string,
  decoder: PictureDecoder,
): Promise<CleanPicture> {
  if (upload.size > MAX_PICTURE_BYTES) {
    throw new Failure("body_too_large", "The picture may have 5 MB at most");
  }
  const bytes = new Uint8Array(await upload.arrayBuffer());
  const refused = new Failure(
    "unsupported_media_type",
    "The picture must be a JPEG, PNG, WebP or AVIF",
  );
  // Checked before the decoder sees them: it also knows formats that nobody takes with a camera.
  if (!looksLikePicture(bytes)) throw refused;
  try {
    return await decoder.clean(bytes, { address: userId });
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    if (error.isTooLarge) {
      throw new Failure("body_too_large", "The picture has too many pixels", { cause: error });
    }
    throw refused;
  }
}
