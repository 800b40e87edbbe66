import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "./csp";

/** The directives of each of the header's policies. */
const policies = (header: string) =>
  header
    .split(", ")
    .map((policy) =>
      Object.fromEntries(policy.split("; ").map((line) => [line.split(" ")[0], line])),
    );

describe("contentSecurityPolicy", () => {
  it("keeps a page to its own origin, and its scripts to the built files", () => {
    const [page, scripts] = policies(contentSecurityPolicy());
    expect(page?.["default-src"]).toBe("default-src 'self'");
    expect(page?.["script-src"]).toBe("script-src 'self'");
    expect(page?.["style-src"]).toBe("style-src 'self'");
    expect(page?.["img-src"]).toBe("img-src 'self' data: blob:");
    expect(page?.["connect-src"]).toBe("connect-src 'self'");
    expect(page?.["worker-src"]).toBe("worker-src 'self'");
    expect(page?.["manifest-src"]).toBe("manifest-src 'self'");
    expect(scripts).toEqual({
      "script-src": "script-src *:*/assets/",
      "worker-src": "worker-src *:*/service-worker.js",
    });
  });

  it("lets nothing run that stands in a page", () => {
    const header = contentSecurityPolicy();
    expect(header).not.toMatch(/nonce|unsafe-eval|strict-dynamic/);
    expect(header.match(/'unsafe-inline'/g)).toHaveLength(1);
    expect(header).toContain("style-src-attr 'unsafe-inline'");
  });

  it("opens calls and pictures to the API, and pictures alone to their servers", () => {
    const [page] = policies(
      contentSecurityPolicy({
        api: ["https://api.shop.example"],
        pictures: ["https://cdn.shop.example"],
      }),
    );
    expect(page?.["img-src"]).toMatch(/ https:\/\/api.shop.example https:\/\/cdn.shop.example$/);
    expect(page?.["connect-src"]).toBe("connect-src 'self' https://api.shop.example");
  });
});
