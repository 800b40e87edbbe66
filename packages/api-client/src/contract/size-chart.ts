import * as v from "valibot";
import type { Call } from "./endpoint";

const measure = v.union([v.number(), v.string()]);

const measures = v.object({ chest: measure, shoulder: measure, length: measure });

/** One size in both units. */
export const sizeChartRowSchema = v.object({ size: v.string(), inches: measures, cm: measures });

/** See {@link sizeChartRowSchema}. */
export type SizeChartRow = v.InferOutput<typeof sizeChartRowSchema>;

/** The size chart of a kind of garment. */
export const sizeChartSchema = v.object({
  rows: v.array(sizeChartRowSchema),
  howToMeasure: v.nullish(v.array(v.object({ key: v.string(), text: v.string() })), []),
});

/** See {@link sizeChartSchema}. */
export type SizeChart = v.InferOutput<typeof sizeChartSchema>;

/** Calls for size charts. */
export const sizeChartCalls = {
  read: {
    method: "GET",
    path: "/size-chart/{garment}",
    auth: "none",
    response: sizeChartSchema,
  },
} as const satisfies Record<string, Call>;
