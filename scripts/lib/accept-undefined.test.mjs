import { describe, expect, it } from "vitest";
import { acceptUndefined } from "./accept-undefined.mjs";

const accepted = (type) => acceptUndefined(`interface Zari { width?: ${type}; }`);
const property = (type) => `interface Zari { width?: ${type}; }`;

describe("the types that are published", () => {
  it.each([
    ["string", "string | undefined"],
    ['"fine" | "broad"', '"fine" | "broad" | undefined'],
    ["readonly string[]", "readonly string[] | undefined"],
    ["() => void", "(() => void) | undefined"],
    ["A extends B ? C : D", "(A extends B ? C : D) | undefined"],
  ])("take undefined for an optional %s", (given, expected) => {
    expect(accepted(given)).toBe(property(expected));
  });

  it.each(["string | undefined", "unknown"])("leave %s as it is", (given) => {
    expect(accepted(given)).toBe(property(given));
  });

  it("do so within one another, and to nothing that is required", () => {
    expect(acceptUndefined("type A = { b: string; c?: { d?: () => void } };")).toBe(
      "type A = { b: string; c?: { d?: (() => void) | undefined } | undefined };",
    );
    expect(acceptUndefined("type A = { readonly [K in B]?: string };")).toBe(
      "type A = { readonly [K in B]?: string | undefined };",
    );
  });

  it("do so where a `Partial` makes them optional, by one of their own", () => {
    const given = "interface A { b?: Partial<B>; }\nexport type { A };\n";
    expect(acceptUndefined(given)).toBe(
      [
        "interface A { b?: Partial<B> | undefined; }",
        "export type { A };",
        "",
        "type Partial<T> = { [P in keyof T]?: T[P] | undefined };",
        "",
      ].join("\n"),
    );
    expect(acceptUndefined("type Partially = { a: string };")).not.toContain("type Partial<");
  });
});
