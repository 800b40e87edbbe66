import * as v from "valibot";
import { parseRupees } from "./money";
import { readPhone } from "./phone";

/** A phone number of an answer, by {@link readPhone}. */
export const phoneText = v.pipe(v.nullish(v.string(), ""), v.transform(readPhone));

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
