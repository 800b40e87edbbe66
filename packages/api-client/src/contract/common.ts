import * as v from "valibot";
import { parseRupees } from "./money";

/**
 * Reduces a phone number to its last ten digits: `+91 98765-43210` → `9876543210`.
 * Shorter input keeps the digits it has; of a number written with +91 or 0091 no digit of that counts.
 * Of one with another country's code nothing is left: its last ten digits are somebody else's here.
 */
export function normalisePhone(value: string): string {
  const [abroad = ""] = /^[\s(]*(?:\+|00(?=(?:\D*\d){9}))[\s)]*/.exec(value) ?? [];
  const number = value.slice(abroad.length);
  if (abroad && !number.startsWith("91")) return "";
  const digits = (abroad ? number.slice(2) : number).replace(/\D/g, "");
  return digits.slice(-10);
}

/** Rupees in an answer: a number, or a currency string that is read as one. */
export const moneySchema = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(parseRupees),
  v.number(),
);

/** Text in an answer that may be missing or null; comes out as a string. */
export const looseText = v.nullish(v.string(), "");

/** A populated reference. A bare id is read as a reference without a name. */
export const referenceSchema = v.union([
  v.object({ _id: v.string(), name: looseText }),
  v.pipe(
    v.string(),
    v.transform((_id) => ({ _id, name: "" })),
  ),
]);

/** A populated reference to another entity. */
export type Reference = v.InferOutput<typeof referenceSchema>;

/** Whether and under which name a campaign runs; its name is a badge only while it is active. */
export const campaignBadgeSchema = v.object({
  isActive: v.nullish(v.boolean(), false),
  name: looseText,
});

/** See {@link campaignBadgeSchema}. */
export type CampaignBadge = v.InferOutput<typeof campaignBadgeSchema>;

/** An answer without data: only `success` and `message` count. */
export const nothingSchema = v.unknown();
