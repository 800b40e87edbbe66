import { idSchema } from "@taanka/api-client/contract";
import * as v from "valibot";

export const rupees = v.pipe(
  v.number("must be a number"),
  v.integer("must be whole rupees"),
  v.minValue(1, "must be at least 1"),
  v.maxValue(10_000_000, "must be at most 1,00,00,000"),
);
/** An id that can stand in an address. */
export const id = v.pipe(
  v.string("must be text"),
  v.check(
    (value) => v.is(idSchema, value),
    "must be letters, digits, and - _ . : only, at most 100 of them, and not begin with a dot",
  ),
);
/** JavaScript takes the 30th of February for the 2nd of March. */
function exists(day: string): boolean {
  const moment = new Date(day);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day.slice(0, 10));
}

/** A day, or a moment in UTC. */
export const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/, "must be a date such as 2026-05-31"),
  v.check(exists, "must be a date that exists"),
);

/** Whether a text is the address of something on another server. */
export const isAddress = (text: string) =>
  /^https?:\/\/[^\s/]\S{0,989}$/.test(text) &&
  !/\p{Cc}|\p{Surrogate}/u.test(text) &&
  URL.canParse(text);

const isPictureKey = (text: string) => /^[a-z0-9-]{1,100}(\/[a-z0-9-]{1,100}){1,3}$/.test(text);

/** An address that begins with http(s)://, or a key below the folder of pictures. */
export const pictureUrl = v.pipe(
  // As it stands in the file: in another form it would be the address of something else.
  v.string(),
  v.trim(),
  v.check(
    (text) => isAddress(text) || isPictureKey(text),
    "must begin with https:// and be an address, or be a key such as some-saree/red-front",
  ),
);

/** `#a02030` */
export const hexColor = v.pipe(v.string(), v.hexColor("must be a colour such as #a02030"));

/** A picture with the dominant colour that stands in for it while it loads. */
export const pictureSchema = v.object({ url: pictureUrl, color: v.nullish(hexColor) });

/** Whether no two names are the same, in any case. */
export function differ(names: readonly string[]): boolean {
  return new Set(names.map((name) => name.toLowerCase())).size === names.length;
}
