import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "./csp";

const directives = (policy: string) =>
  Object.fromEntries(policy.split("; ").map((line) => [line.split(" ")[0], line]));

describe("contentSecurityPolicy", () => {
  it("keeps a page to its own origin and its own scripts", () => {
    const policy = directives(contentSecurityPolicy("n0nce"));
    expect(policy["default-src"]).toBe("default-src 'self'");
    expect(policy["script-src"]).toBe("script-src 'nonce-n0nce' 'strict-dynamic'");
    expect(policy["img-src"]).toBe("img-src 'self' data: blob:");
    expect(policy["connect-src"]).toBe("connect-src 'self'");
  });

  it("opens calls and pictures to the API, and pictures alone to their servers", () => {
    const policy = directives(
      contentSecurityPolicy("n0nce", {
        api: ["https://api.shop.example"],
        pictures: ["https://cdn.shop.example"],
      }),
    );
    expect(policy["img-src"]).toMatch(/ https:\/\/api.shop.example https:\/\/cdn.shop.example$/);
    expect(policy["connect-src"]).toBe("connect-src 'self' https://api.shop.example");
  });
});
