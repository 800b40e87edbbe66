import * as contract from "@taanka/api-client/contract";
import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from "@valibot/to-json-schema";
import type * as v from "valibot";

/** Entities that are described once, under `components/schemas`. */
const ENTITIES = {
  Address: contract.addressSchema,
  AppliedCoupon: contract.appliedCouponSchema,
  Banner: contract.bannerSchema,
  Brand: contract.brandSchema,
  Campaign: contract.campaignSchema,
  Cart: contract.cartSchema,
  CartLine: contract.cartLineSchema,
  Category: contract.categorySchema,
  Coupon: contract.couponSchema,
  Facet: contract.facetSchema,
  Filter: contract.filterSchema,
  Item: contract.itemSchema,
  ItemDetail: contract.itemDetailSchema,
  ItemRead: contract.itemReadSchema,
  ItemVariant: contract.itemVariantSchema,
  Listing: contract.listingSchema,
  Order: contract.orderSchema,
  OrderLine: contract.orderLineSchema,
  OrderReturn: contract.orderReturnSchema,
  PartnerApplication: contract.partnerApplicationSchema,
  PincodeCheck: contract.pincodeCheckSchema,
  Review: contract.reviewSchema,
  Reviews: contract.reviewsSchema,
  Section: contract.sectionSchema,
  SignIn: contract.signInSchema,
  SizeChart: contract.sizeChartSchema,
  Subcategory: contract.subcategorySchema,
  Tokens: contract.tokensSchema,
  TrackedOrder: contract.trackedOrderSchema,
  User: contract.userSchema,
  Wishlist: contract.wishlistSchema,
  WishlistEntry: contract.wishlistEntrySchema,
} satisfies Record<string, v.GenericSchema>;

/** What single schemas mean to a caller; a pipe goes by its first part, which alone is converted. */
const MEANINGS = new Map<unknown, JsonSchema>([
  [contract.moneySchema.pipe[0], { type: "number", description: "Rupees" }],
  [
    contract.phoneSchema.pipe[0],
    { type: "string", maxLength: 30, description: "Phone number of ten digits, in any spelling" },
  ],
  [contract.emailSchema.pipe[0], { type: "string", format: "email" }],
  [
    contract.activeFiltersQuerySchema.pipe[0],
    {
      type: "string",
      maxLength: 8000,
      contentMediaType: "application/json",
      description: "Chosen filters as JSON: a list of {key, value}",
    },
  ],
]);

const isOnlyType = (schema: JsonSchema | undefined) =>
  schema !== undefined && typeof schema.type === "string" && Object.keys(schema).length === 1;

/** Writes a choice of two plain types in one line, and a number in a query as what it is. */
function simplified(schema: JsonSchema): JsonSchema | undefined {
  const [first, second, ...others] = (schema.anyOf ?? []).filter(
    (option): option is JsonSchema => typeof option === "object",
  );
  if (!first || !second || others.length > 0) return undefined;
  const { anyOf: _, ...rest } = schema;
  if (second.type === "null" && isOnlyType(first) && typeof first.type === "string") {
    return { ...rest, type: [first.type, "null"] };
  }
  if (first.type === "number" && second.pattern === "^\\d+$") return { ...rest, type: "integer" };
  return undefined;
}

const CONFIG: ConversionConfig = {
  target: "draft-2020-12",
  // What travels is what goes into a schema: numbers may be texts, texts may have blanks around.
  typeMode: "input",
  errorMode: "ignore",
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    if (valibotSchema.type === "blob") return { type: "string", format: "binary" };
    return MEANINGS.get(valibotSchema) ?? simplified(jsonSchema);
  },
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

/** The entities as JSON schemas, by name. */
export function entitySchemas(): Record<string, JsonSchema> {
  return toJsonSchemaDefs(ENTITIES, CONFIG);
}

/** A schema of the contract as JSON Schema; entities in it are references. */
export function jsonSchema(schema: v.GenericSchema): JsonSchema {
  const {
    $schema: _,
    $defs: __,
    ...rest
  } = toJsonSchema(schema, {
    ...CONFIG,
    definitions: ENTITIES,
  });
  return rest;
}
