import { setImmediate as yieldToOthers } from "node:timers/promises";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { MAX_PICTURE_BYTES } from "@taanka/api-client/contract";
import { Failure } from "./failure.js";

/** The fields of a form around its picture. */
const FIELDS_BYTES = 256 * 1024;
const FORM_BYTES = MAX_PICTURE_BYTES + FIELDS_BYTES;
/** What taking a form apart costs is by its parts and their heads more than by its bytes. */
const LIMITS = {
  parts: 40,
  fields: 40,
  files: 4,
  fieldNameSize: 100,
  fieldSize: 16 * 1024,
  fileSize: FORM_BYTES,
  headerPairs: 16,
  headerSize: 4096,
};
/** Bytes that are taken apart before anybody else gets a turn. */
const PIECE_BYTES = 64 * 1024;

type Form = Record<string, string | File>;

const tooLarge = () => new Failure("body_too_large", "The request is too large");
const tooManyParts = () =>
  new Failure("body_too_large", `The form may have ${LIMITS.parts} fields at most`);
const malformed = () => new Failure("malformed_body", "The request body is not a valid form");

function collect(parser: BusboyInstance): Promise<Form> {
  const form = new Map<string, string | File>();
  return new Promise((resolve, reject) => {
    const refuse = (failure: Failure) => {
      reject(failure);
      parser.destroy();
    };
    parser.on("field", (name, value, _isNameCut, isCut) => {
      if (isCut) refuse(tooLarge());
      else form.set(name, value);
    });
    parser.on("file", (name, stream, filename, _encoding, type) => {
      const pieces: Uint8Array<ArrayBuffer>[] = [];
      stream.on("data", (piece: Buffer) => pieces.push(new Uint8Array(piece)));
      stream.on("end", () => form.set(name, new File(pieces, filename ?? "", { type })));
      stream.on("error", () => refuse(malformed()));
    });
    for (const limit of ["partsLimit", "fieldsLimit", "filesLimit"] as const) {
      parser.on(limit, () => refuse(tooManyParts()));
    }
    parser.on("error", () => reject(malformed()));
    parser.on("finish", () => resolve(Object.fromEntries(form)));
  });
}

/** Hands a body over piece by piece, until its end or until it is refused. */
async function feed(parser: BusboyInstance, body: AsyncIterable<Uint8Array>): Promise<void> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > FORM_BYTES) throw tooLarge();
    for (let start = 0; start < chunk.byteLength; start += PIECE_BYTES) {
      if (parser.destroyed) return;
      parser.write(Buffer.from(chunk.subarray(start, start + PIECE_BYTES)));
      await yieldToOthers();
    }
  }
  parser.end();
}

function parserOf(type: string): BusboyInstance {
  try {
    return new Busboy({ headers: { "content-type": type }, limits: LIMITS });
  } catch {
    // A boundary that is longer than any may be.
    throw malformed();
  }
}

/**
 * The fields and files of a form, taken apart while it arrives; of a field that comes twice the last.
 *
 * @param type - the request's content type, with the boundary
 * @throws Failure `body_too_large` (5.25 MiB, 40 parts) or `malformed_body`
 */
export async function parseForm(
  type: string,
  declared: string | null,
  body: AsyncIterable<Uint8Array> | null,
): Promise<Form> {
  if (Number(declared ?? 0) > FORM_BYTES) throw tooLarge();
  if (!/;\s*boundary=/i.test(type) || !body) throw malformed();
  const parser = parserOf(type);
  const form = collect(parser);
  // Whatever ends first tells why; the other's refusal is nobody's any more.
  form.catch(() => undefined);
  await feed(parser, body);
  return form;
}
