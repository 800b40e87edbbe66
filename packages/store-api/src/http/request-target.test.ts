import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { refusePageTarget, refuseTarget } from "./request-target.js";

const piece = fc.constantFrom(
  "/",
  "\\",
  ".",
  "%",
  "%2e",
  "%2f",
  "%5c",
  "%00",
  "?",
  "#",
  "@",
  ":",
  "a",
  "é",
  "[",
  "http:",
);
const target = fc.oneof(
  fc.string(),
  fc.array(piece).map((pieces) => pieces.join("")),
);

describe("refuseTarget", () => {
  it.each([
    "/",
    "/?q=",
    "/product/65a/saree",
    "/a//b",
    "/.well-known/security.txt",
    "/..hidden",
    "/search?q=50%25&sort=a?b",
    "/search?q=%E0%A4%B8",
    "/search?q=a\\b",
    "/search?next=//shop.example/..",
  ])("lets %j pass", (target) => {
    expect(refuseTarget(target)).toBeUndefined();
  });

  it.each([
    "",
    "*",
    "//",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "http://[::1",
    "http://shop.example/",
    "evil.example:443",
    "/..//evil.example",
    "/.",
    "/a/../b",
    "/%2e%2E//evil.example",
    "/%",
    "/%zz",
    "/%ff",
    "/%c0%ae",
    "/a%00.html",
    "/search?q=%",
    "/search?q=%E0%A4",
    "/#fragment",
    "/?a#b",
  ])("refuses %j", (target) => {
    expect(refuseTarget(target)).toBe(400);
  });

  it("refuses what is longer than any address", () => {
    expect(refuseTarget(`/${"%41".repeat(3000)}`)).toBe(414);
    expect(refuseTarget(`/${"a".repeat(8000)}`)).toBeUndefined();
  });

  it("lets nothing pass that throws behind it or leads elsewhere", () => {
    fc.assert(
      fc.property(target, (rest) => {
        const path = `/${rest}`;
        if (refuseTarget(path)) return;
        const url = new URL(path, "http://shop.invalid");
        expect(url.host).toBe("shop.invalid");
        expect(url.pathname.startsWith("//")).toBe(false);
        decodeURIComponent(url.pathname);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("refusePageTarget", () => {
  it.each(["/%", "/%zz", "/%ff", "/%c0%ae", "/a%00.html", "/?q=%", "/?q=50%off", "/x%0a"])(
    "leaves %j to the pages",
    (unreadable) => {
      expect(refusePageTarget(unreadable)).toBeUndefined();
    },
  );

  it("lets nothing pass that leads elsewhere, and refuses nothing that a call may ask for", () => {
    fc.assert(
      fc.property(target, (rest) => {
        const path = `/${rest}`;
        if (refusePageTarget(path)) {
          expect(refuseTarget(path)).toBe(refusePageTarget(path));
          return;
        }
        const url = new URL(path, "http://shop.invalid");
        expect(url.host).toBe("shop.invalid");
        expect(url.pathname.startsWith("//")).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});
