import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { createStoreClient } from "./client/store-client";
import { type Endpoint, endpoints } from "./contract/index";
import { createMemorySession } from "./session/memory";

const inRepo = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const read = (path: string) => readFileSync(inRepo(path), "utf8");

/** The calls that the specification lists, besides those that it leaves open. */
const LISTED = `
GET /category/ · GET /category/{id} · GET /category/search · GET /subcategory/
GET /subcategory/categories/{id} · GET /subcategory/{id} · GET /brand/{id} · GET /campaign/{id}
GET /home-page-banner/ · GET /home-page-banner/{id} · GET /homepage-sections/
GET /homepage-sections/{sectionName} · GET /homepage-sections/{sectionName}/items
GET /filter · GET /filter/search · GET /filter/{id} · POST /items/filtering · GET /items/{id}
GET /itemdetails/item/{itemId} · GET /itemdetails/{id} · POST /coupon/apply-by-user
GET /coupon/all · POST /userwishlist/create · PUT /userwishlist/remove · GET /userwishlist/
POST /auth/otp · POST /auth/otp/verify · POST /auth/signup/otp · POST /auth/login/otp
GET /auth/profile · PUT /auth/profile · POST /auth/otp/resend/text · POST /auth/otp/resend/voice
POST /auth/logout · POST /auth/refresh · POST /usercart/create · DELETE /usercart/removeitem
GET /usercart/ · PUT /usercart/update-quantity · GET /usercart/admin/{userId}
GET /user/order/ · GET /user/order/{id} · POST /user/order/create
POST /user/order/verify-payment · POST /user/order/cancel · POST /user/order/return-refund
POST /user/order/return-exchange · POST /user/address/create · GET /user/address/
PUT /user/address/{id} · DELETE /user/address/{id}
`
  .split(/[·\n]/)
  .map((call) => call.trim())
  .filter(Boolean);

const RESOURCES: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = { ...endpoints };
const CONTRACT = Object.entries(RESOURCES).flatMap(([resource, calls]) =>
  Object.entries(calls).map(([name, { method, path, auth }]) => ({
    id: `${resource}.${name}`,
    call: `${method} ${path}`,
    auth,
  })),
);

const ACCESS = { none: "everyone", user: "signed in", admin: "administrators" };
const ROW = /^\| `(\w+ \/\S*)` \| (\w+) \| ([\w ]+) \| `([\w.]+)` \| (.+?) \| `(.+?)` \|$/gm;
const TABLE = [...read("docs/api.md").matchAll(ROW)].map(
  ([, call = "", from = "", who = "", id = "", client = "", test = ""]) => ({
    ...{ call, from, who, id, client, test: `packages/store-api/src/${test}` },
  }),
);

const client = createStoreClient({ baseUrl: "http://shop.test", session: createMemorySession() });

describe("the table of calls in docs/api.md", () => {
  it("has every call of the contract, once", () => {
    expect(TABLE.map(({ id, call }) => `${id} ${call}`)).toEqual(
      CONTRACT.map(({ id, call }) => `${id} ${call}`),
    );
  });

  it("has every call of the specification, and calls the others additions", () => {
    const asked = TABLE.filter(({ from }) => from !== "addition").map(({ call }) => call);
    expect(asked.sort()).toEqual([...LISTED].sort());
  });

  it.each(TABLE)("says who may call $call", ({ id, who }) => {
    const auth = CONTRACT.find((entry) => entry.id === id)?.auth;
    expect(who).toBe(auth && ACCESS[auth]);
  });

  it.each(TABLE)("names a client function for $call", ({ id, client: named }) => {
    if (id === "auth.refresh") return expect(named).toContain("by itself");
    const [, resource = "", name = ""] = /^`(\w+)\.(\w+)\(\)`$/.exec(named) ?? [];
    const group: unknown = Reflect.get(client, resource);
    expect(group).toBeTypeOf("object");
    expect(Reflect.get(Object(group), name)).toBeTypeOf("function");
  });

  it.each(TABLE)("names a test file that makes $call", ({ call, id, test }) => {
    expect(existsSync(inRepo(test))).toBe(true);
    const [, path = ""] = call.split(" ");
    const start = path.split("{")[0]?.replace(/\/$/, "") ?? path;
    const text = read(test);
    expect(text.includes(`endpoints.${id}`) || text.includes(`/api${start}`)).toBe(true);
  });

  it("names every function of the client", () => {
    const named = new Set(TABLE.map(({ client: name }) => name));
    for (const [resource, group] of Object.entries(client)) {
      if (resource === "session") continue;
      for (const name of Object.keys(group)) expect(named).toContain(`\`${resource}.${name}()\``);
    }
  });
});

describe("docs/threat-model.md", () => {
  const named = [...read("docs/threat-model.md").matchAll(/`([\w./-]+\.test\.ts)`/g)];
  const files = [...new Set(named.map(([, file = ""]) => file))];

  it.each(files)("names a test that exists: %s", (file) => {
    const place = /^(packages|e2e)\//.test(file) ? file : `packages/store-api/src/${file}`;
    expect(existsSync(inRepo(place))).toBe(true);
  });

  it("names a test for every threat", () => {
    const rows = read("docs/threat-model.md")
      .split("\n")
      .filter((line) => /^\| .+ \| .+ \| .+ \|$/.test(line) && !/^\| Threat \|/.test(line));
    expect(rows.length).toBeGreaterThan(30);
    for (const row of rows.filter((line) => line.split("|").length === 5)) {
      expect(row).toMatch(/`[\w./-]+\.test\.tsx?` \|$/);
    }
  });
});

describe("every function of the client", () => {
  const folder = "packages/api-client/src/client";
  const sources = readdirSync(inRepo(folder))
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => read(`${folder}/${file}`));
  const interfaces = sources.flatMap((text) =>
    [...text.matchAll(/export interface \w+Client \{\n([\s\S]*?)\n\}\n/g)].map(
      ([, body = ""]) => body,
    ),
  );
  const functions = interfaces.flatMap((body) =>
    [...body.matchAll(/( {2}\/\*\*[\s\S]*?\*\/\n)? {2}(\w+)\(/g)].map(
      ([, comment = "", name = ""]) => ({ name, comment }),
    ),
  );

  it("is found", () => {
    expect(functions).toHaveLength(CONTRACT.length - 1);
  });

  it.each(functions)("says its call and its errors: $name", ({ comment }) => {
    expect(comment).toMatch(/`(GET|POST|PUT|DELETE) \/\S*`/);
    expect(comment).toContain("@throws ApiError");
  });
});
