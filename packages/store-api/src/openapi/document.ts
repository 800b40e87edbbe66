import {
  descriptions,
  type Endpoint,
  type ErrorCode,
  endpoints,
  errorCodes,
  errorsOf,
} from "@taanka/api-client/contract";
import { type ShopConfig, type ShopFacts, shopFacts } from "@taanka/shop-config";
import type { JsonSchema } from "@valibot/to-json-schema";
import { entitySchemas, jsonSchema } from "./schemas.js";

interface Media {
  content: Record<string, { schema: JsonSchema }>;
}

/** One call of the document. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: Media & { required: true };
  responses: Record<string, Media & { description: string }>;
}

/** A part of the path, the query or the headers. */
interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  openapi: "3.1.1";
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
    /** What a storefront elsewhere must share with this API; it compares them when it starts. */
    "x-shop": ShopFacts;
  };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    securitySchemes: Record<string, Record<string, string>>;
  };
}

const RESOURCES: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = { ...endpoints };
const DESCRIPTIONS: Readonly<
  Record<string, Readonly<Record<string, { summary: string; errors?: readonly ErrorCode[] }>>>
> = { ...descriptions };

const FAILURE = { $ref: "#/components/schemas/Failure" };

const failure: JsonSchema = {
  type: "object",
  properties: {
    success: { const: false },
    message: { type: "string", description: "A sentence for the shopper" },
    code: { type: "string", enum: Object.keys(errorCodes) },
    issues: {
      type: "array",
      description: "Fields that the request got wrong",
      items: {
        type: "object",
        properties: {
          path: { type: "string", description: "Dotted path, such as orderDetails.0.quantity" },
          message: { type: "string" },
        },
        required: ["path", "message"],
      },
    },
  },
  required: ["success", "message", "code"],
};

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null;

function parametersFrom(place: "path" | "query", schema: JsonSchema): Parameter[] {
  return Object.entries(schema.properties ?? {}).map(([name, member]) => ({
    name,
    in: place,
    required: place === "path" || (schema.required ?? []).includes(name),
    schema: isSchema(member) ? member : {},
  }));
}

function parametersOf({ params, query, idempotent }: Endpoint): Parameter[] {
  return [
    ...(params ? parametersFrom("path", jsonSchema(params)) : []),
    ...(query ? parametersFrom("query", jsonSchema(query)) : []),
    ...(idempotent
      ? [
          {
            name: "Idempotency-Key",
            in: "header" as const,
            required: false,
            description: "Names this request: sent twice with the same key, it acts once",
            schema: { type: "string" as const, minLength: 8, maxLength: 100 },
          },
        ]
      : []),
  ];
}

function success(endpoint: Endpoint): JsonSchema {
  const data = jsonSchema(endpoint.response);
  const hasData = Object.keys(data).length > 0;
  return {
    type: "object",
    properties: {
      success: { const: true },
      message: { type: "string" },
      ...(hasData ? { data } : {}),
    },
    required: ["success", "message", ...(hasData ? ["data"] : [])],
  };
}

function responsesOf(endpoint: Endpoint, own: readonly ErrorCode[] | undefined) {
  const responses: Operation["responses"] = {
    200: {
      description: "Done",
      content: { "application/json": { schema: success(endpoint) } },
    },
  };
  const codes = errorsOf(endpoint, own);
  for (const status of new Set(codes.map((code) => errorCodes[code]))) {
    const names = codes.filter((code) => errorCodes[code] === status);
    responses[status] = {
      description: names.join(", "),
      content: { "application/json": { schema: FAILURE } },
    };
  }
  return responses;
}

function operationOf(resource: string, name: string, endpoint: Endpoint): Operation {
  const description = DESCRIPTIONS[resource]?.[name];
  const type = endpoint.encoding === "multipart" ? "multipart/form-data" : "application/json";
  const { body } = endpoint;
  return {
    operationId: `${resource}.${name}`,
    tags: [resource],
    summary: description?.summary ?? "",
    security: endpoint.auth === "none" ? [] : [{ [endpoint.auth]: [] }],
    parameters: parametersOf(endpoint),
    ...(body
      ? { requestBody: { required: true, content: { [type]: { schema: jsonSchema(body) } } } }
      : {}),
    responses: responsesOf(endpoint, description?.errors),
  };
}

const bearer = (description: string) => ({
  type: "http",
  scheme: "bearer",
  bearerFormat: "JWT",
  description,
});

/**
 * Describes the whole API, from the contract alone.
 * @param server - address up to and including `/api`
 * @param shop - whose API it is
 */
export function openApiDocument(server: string, shop: ShopConfig): OpenApiDocument {
  const paths: OpenApiDocument["paths"] = {};
  for (const [resource, calls] of Object.entries(RESOURCES)) {
    for (const [name, endpoint] of Object.entries(calls)) {
      const path = paths[endpoint.path] ?? {};
      path[endpoint.method.toLowerCase()] = operationOf(resource, name, endpoint);
      paths[endpoint.path] = path;
    }
  }
  return {
    openapi: "3.1.1",
    info: {
      title: `${shop.name} store API`,
      version: "1.0.0",
      description:
        "Every JSON answer is an envelope {success, message, data}. Ids are texts, amounts are rupees, moments are ISO 8601 texts.",
      license: { name: "MIT", identifier: "MIT" },
      "x-shop": shopFacts(shop),
    },
    servers: [{ url: server }],
    tags: Object.keys(RESOURCES).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Failure: failure, ...entitySchemas() },
      securitySchemes: {
        user: bearer("Access token of somebody who is signed in"),
        admin: bearer("Access token of an administrator"),
      },
    },
  };
}
