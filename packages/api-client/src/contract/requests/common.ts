import * as v from "valibot";
import { LAST_PAGE, MAX_SEARCH_LENGTH } from "../constants";
import { latinDigits } from "../digits";
import { normalisePhone } from "../phone";
import { cleanText } from "../text";

/**
 * An id in a request: letters, digits, `_ - . :`, at most 100. It never starts with a dot, so it
 * cannot climb out of a path.
 */
export const idSchema = v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w-][\w.:-]*$/));

/**
 * What the address of a product may name it by: its id, or the handle that another shop had for it, which
 * may be longer than an id and in any script.
 */
export const handleSchema = v.pipe(
  v.string(),
  v.maxLength(255),
  v.regex(/^[\p{L}\p{N}_-][\p{L}\p{M}\p{N}_.:-]*$/u),
);

/** Refuses what PostgreSQL cannot store or nobody can read: control characters, half a surrogate pair. */
const storable = v.check(
  (value: string) => !/(?![\t\n\r])\p{Cc}|\p{Surrogate}/u.test(value),
  "This text has characters that cannot be read",
);

/** A change of a text that, like `v.trim`, leaves its description in JSON Schema alone. */
/* @__NO_SIDE_EFFECTS__ */
function change(type: string, run: (text: string) => string) {
  const action: v.BaseTransformation<string, string, never> = {
    kind: "transformation",
    type,
    reference: () => action,
    async: false,
    "~run": (dataset) => ({ ...dataset, value: run(dataset.value) }),
  };
  return action;
}

/** Brings a text of a request to the one form that is stored and compared, without blanks around it. */
export const tidy = /* @__PURE__ */ change("tidy", (text) => cleanText(text).trim());

/** The same for a text of digits, which may be those of any script. */
export const tidyDigits = /* @__PURE__ */ change("tidy_digits", (text) =>
  latinDigits(cleanText(text)).trim(),
);

/** Clean, trimmed text of at most `max` characters; may be empty. */
/* @__NO_SIDE_EFFECTS__ */
export function text(max: number) {
  return v.pipe(v.string(), tidy, v.maxLength(max), storable);
}

/**
 * Clean, trimmed text of 1 to `max` characters; `message` is what the shopper reads when it is missing.
 * Text of invisible characters alone is missing.
 */
/* @__NO_SIDE_EFFECTS__ */
export function requiredText(max: number, message?: string) {
  return v.pipe(v.string(message), tidy, v.minLength(1, message), v.maxLength(max), storable);
}

/** An id that a shopper's action names, with the text shown when it is missing. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredId(message: string) {
  return v.pipe(v.string(message), v.minLength(1, message), idSchema);
}

/** A phone number in a request, in any spelling and script; comes out as exactly ten digits. */
export const phoneSchema = v.pipe(
  v.string(),
  v.maxLength(30),
  v.transform(normalisePhone),
  v.length(10, "Phone number must be exactly 10 digits"),
);

/** An Indian postal code in a request. */
export const pincodeSchema = v.pipe(
  v.string(),
  tidyDigits,
  v.regex(/^\d{6}$/, "Pincode must be exactly 6 digits"),
);

/** A whole number between `min` and `max`. */
/* @__NO_SIDE_EFFECTS__ */
export function whole(min: number, max: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
}

/** A whole number between `min` and `max` in a query string. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeQuery(min: number, max: number) {
  return v.pipe(
    v.union([
      v.number(),
      v.pipe(
        v.string(),
        v.digits(),
        v.transform((digits) => Number(digits)),
      ),
    ]),
    whole(min, max),
  );
}

/** Rupees in a request: a number from 0 to ten million. */
export const amountSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(10_000_000));

/** Parameters of a path that ends in an id. */
export const idParamsSchema = v.object({ id: idSchema });

/** Query of the searches among categories and filters. */
export const searchQuerySchema = v.object({
  keyword: v.optional(text(MAX_SEARCH_LENGTH), ""),
  page: v.optional(wholeQuery(1, LAST_PAGE), 1),
  limit: v.optional(wholeQuery(1, 100), 10),
  sortBy: v.optional(v.picklist(["createdAt", "name"]), "createdAt"),
  sortOrder: v.optional(v.picklist(["asc", "desc"]), "desc"),
});
/** What a caller gives to search among categories or filters. */
export type SearchRequest = v.InferInput<typeof searchQuerySchema>;
