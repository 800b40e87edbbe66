import * as v from "valibot";
import { campaignBadgeSchema, looseText } from "./common";
import type { Call } from "./endpoint";
import { listingSchema } from "./item";

/** Names of the three sections of the home page. */
export const sectionNames = ["MostBought", "TurnHeads", "Everydaytoevent"] as const;

/** A curated section of the home page. */
export const sectionSchema = v.object({
  sectionName: v.string(),
  title: looseText,
  subtitle: looseText,
  description: looseText,
  campaign: v.nullish(campaignBadgeSchema),
  /** Where the section's products come from: ids. */
  dataConfig: v.nullish(
    v.object({
      categories: v.nullish(v.array(v.string()), []),
      subcategories: v.nullish(v.array(v.string()), []),
      items: v.nullish(v.array(v.string()), []),
    }),
  ),
});

/** See {@link sectionSchema}. */
export type Section = v.InferOutput<typeof sectionSchema>;

/** Calls for the home page's sections. */
export const sectionCalls = {
  list: {
    method: "GET",
    path: "/homepage-sections/",
    auth: "none",
    response: v.array(sectionSchema),
  },
  read: {
    method: "GET",
    path: "/homepage-sections/{sectionName}",
    auth: "none",
    response: sectionSchema,
  },
  items: {
    method: "GET",
    path: "/homepage-sections/{sectionName}/items",
    auth: "none",
    response: listingSchema,
    fallback: "Failed to load products",
  },
} as const satisfies Record<string, Call>;
