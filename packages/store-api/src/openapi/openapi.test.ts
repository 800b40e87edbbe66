import { Validator } from "@seriousme/openapi-schema-validator";
import { type Endpoint, endpoints } from "@taanka/api-client/contract";
import { shop } from "@taanka/shop-config";
import { describe, expect, it } from "vitest";
import { pathOf, useTestApi } from "../testing/api.js";
import { openApiDocument } from "./document.js";
import { typeText } from "./page.js";

const RESOURCES: Record<string, Readonly<Record<string, Endpoint>>> = { ...endpoints };
const ALL = Object.entries(RESOURCES).flatMap(([resource, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => [`${resource}.${name}`, endpoint] as const),
);
const document = openApiDocument("/api", shop);

describe("the OpenAPI document", () => {
  const api = useTestApi("pglite");

  it("is valid OpenAPI 3.1, as it is served", async () => {
    const response = await api().api.fetch(new Request("http://shop.test/api/openapi.json"));
    expect(response.headers.get("content-type")).toBe("application/json");
    const text = await response.text();
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(document)));
    const validator = new Validator();
    const result = await validator.validate(JSON.parse(text));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    expect(validator.version).toBe("3.1");
  });

  it("would not pass with a mistake in it", async () => {
    const wrong = { ...document, paths: { "/category/": { get: { responses: 7 } } } };
    expect((await new Validator().validate(wrong)).valid).toBe(false);
  });

  it("refers to nothing that is not there", () => {
    const text = JSON.stringify(document);
    const names = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name ?? "",
    );
    expect(names.length).toBeGreaterThan(50);
    for (const name of names) expect(document.components.schemas).toHaveProperty(name);
    expect(text).not.toContain("$defs");
  });

  it.each(ALL)("has %s, described, and the server answers it", async (id, endpoint) => {
    const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    expect(operation?.operationId).toBe(id);
    expect(operation?.summary).toMatch(/^[A-Z].+[^.]$/);
    expect(operation?.requestBody !== undefined).toBe(endpoint.body !== undefined);
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const inPath = operation?.parameters.filter((parameter) => parameter.in === "path");
    expect(inPath?.map(({ name }) => name)).toEqual(names);
    const params = Object.fromEntries(names.map((name) => [name ?? "", "nothing"]));
    const { body } = await api().call(endpoint.method, pathOf(endpoint, { params }));
    expect(body.message).not.toBe("Not found");
    expect(body.code).not.toBe("method_not_allowed");
  });

  it("writes limits, defaults and money as they travel", () => {
    const listing = document.paths["/items/filtering"]?.post?.requestBody?.content;
    expect(listing?.["application/json"]?.schema.properties).toMatchObject({
      limit: { type: "integer", maximum: 100, default: 50 },
      sortBy: { enum: expect.arrayContaining(["priceLowToHigh"]) },
    });
    const search = document.paths["/filter/search"]?.get?.parameters;
    expect(search?.find(({ name }) => name === "page")?.schema).toEqual({
      type: "integer",
      default: 1,
    });
    expect(document.components.schemas.Item?.properties?.MRP).toMatchObject({ type: "number" });
    const partner = document.paths["/partner/apply"]?.post?.requestBody?.content;
    expect(partner?.["multipart/form-data"]?.schema.properties?.shopImage).toMatchObject({
      type: "string",
      format: "binary",
    });
  });
});

describe("the documentation page", () => {
  const api = useTestApi("pglite");

  it("shows every call, and loads nothing but its own style sheet", async () => {
    const { headers, body } = await api().call("GET", "/api/docs");
    expect(headers.get("content-type")).toContain("text/html");
    for (const [id, { path }] of ALL) {
      expect(body.message).toContain(`id="${id}"`);
      expect(body.message).toContain(path);
    }
    const targets = new Set([...body.message.matchAll(/id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...body.message.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(50);
    for (const id of links) expect(targets).toContain(id);
    expect(body.message).not.toMatch(/<script|<style|style=|https?:\/\/|\son\w+=/);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).not.toContain("unsafe");
    const style = await api().call("GET", "/api/docs/style.css");
    expect(style.headers.get("content-type")).toContain("text/css");
    expect(style.body.message).not.toContain("url(");
  });

  it("says types in words", () => {
    expect(typeText({ type: "array", items: { $ref: "#/components/schemas/Item" } })).toBe(
      "list of Item",
    );
    expect(typeText({ type: ["string", "null"] })).toBe("string | null");
    expect(typeText({ type: "object", properties: { a: { const: 1 } } })).toBe("{ a: 1 }");
    expect(typeText(true)).toBe("anything");
  });
});
