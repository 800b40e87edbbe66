import { requiredText, sizeChartSchema, text } from "@taanka/api-client/contract";
import * as v from "valibot";
import { bannersSchema } from "./banners.js";
import { couponsSchema } from "./coupons.js";
import { differ, id, pictureSchema } from "./fields.js";
import { slug } from "./text.js";

const group = v.object({
  /** What addresses name it by; made of the name when it is left out. */
  id: v.optional(id),
  name: requiredText(100),
  description: v.optional(text(2000), ""),
});

/** What a catalogue file may say besides its products. */
export const headerSchema = v.object({
  /** In the order in which the shop shows them. */
  categories: v.optional(
    v.array(
      v.object({
        ...group.entries,
        image: v.nullish(pictureSchema),
        subcategories: v.optional(v.array(group), []),
      }),
    ),
    [],
  ),
  brands: v.optional(v.array(group), []),
  campaigns: v.optional(v.array(v.object({ ...group.entries, isActive: v.boolean() })), []),
  /** The home page's slides; without them those that are there stay. */
  banners: v.optional(bannersSchema),
  coupons: v.optional(couponsSchema, []),
  /** Filters that listings offer; left out, chosen ones stay, and null has them found. */
  filters: v.nullish(
    v.array(
      v.object({
        key: requiredText(40),
        values: v.pipe(v.array(requiredText(100)), v.maxLength(500)),
      }),
    ),
  ),
  /**
   * By what they are for: a garment, a subcategory or a category. Null takes one away, and charts that the
   * file does not name stay.
   */
  sizeCharts: v.optional(
    v.pipe(
      v.record(requiredText(60), v.nullable(sizeChartSchema)),
      v.check((charts) => differ(Object.keys(charts).map(slug)), "must each be for something else"),
    ),
    {},
  ),
  sections: v.optional(
    v.pipe(
      v.array(
        v.object({
          sectionName: id,
          title: requiredText(100),
          subtitle: v.optional(text(200), ""),
          description: v.optional(text(2000), ""),
          campaign: v.optional(requiredText(100)),
          items: v.pipe(v.array(id), v.maxLength(200)),
        }),
      ),
      v.check(
        (sections) => differ(sections.map(({ sectionName }) => sectionName)),
        "must each have another sectionName",
      ),
    ),
  ),
});

/** See {@link headerSchema}. */
export type CatalogueHeader = v.InferOutput<typeof headerSchema>;
