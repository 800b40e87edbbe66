import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "./csp";

/** The policy's directives by their names. */
const directives = (header: string) =>
  Object.fromEntries(header.split("; ").map((line) => [line.split(" ")[0], line]));

describe("contentSecurityPolicy", () => {
  it("keeps a page and its scripts to its own origin", () => {
    const page = directives(contentSecurityPolicy());
    expect(page["default-src"]).toBe("default-src 'self'");
    expect(page["script-src"]).toBe("script-src 'self'");
    expect(page["style-src"]).toBe("style-src 'self'");
    expect(page["img-src"]).toBe("img-src 'self' data: blob:");
    expect(page["connect-src"]).toBe("connect-src 'self'");
    expect(page["worker-src"]).toBe("worker-src 'self'");
    expect(page["manifest-src"]).toBe("manifest-src 'self'");
  });

  it("lets a page load no plugin, move no address, and be framed and posted to nowhere else", () => {
    const page = directives(contentSecurityPolicy());
    expect(page["object-src"]).toBe("object-src 'none'");
    expect(page["base-uri"]).toBe("base-uri 'none'");
    expect(page["form-action"]).toBe("form-action 'self'");
    expect(page["frame-ancestors"]).toBe("frame-ancestors 'none'");
  });

  it("names no host by a star: Safari's engine lets nothing of it load", () => {
    expect(contentSecurityPolicy()).not.toContain("*");
  });

  it("lets nothing run that stands in a page", () => {
    const header = contentSecurityPolicy();
    expect(header).not.toMatch(/nonce|unsafe-eval|strict-dynamic/);
    expect(header.match(/'unsafe-inline'/g)).toHaveLength(1);
    expect(header).toContain("style-src-attr 'unsafe-inline'");
  });

  it("opens calls and pictures to the API, and pictures alone to their servers", () => {
    const page = directives(
      contentSecurityPolicy({
        api: ["https://api.shop.example"],
        pictures: ["https://cdn.shop.example"],
      }),
    );
    expect(page["img-src"]).toMatch(/ https:\/\/api.shop.example https:\/\/cdn.shop.example$/);
    expect(page["connect-src"]).toBe("connect-src 'self' https://api.shop.example");
  });
});
