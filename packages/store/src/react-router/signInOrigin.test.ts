// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";

/** A tab in which nothing was opened yet. */
async function openTab() {
  vi.resetModules();
  const { notePage, ...origin } = await import("./signInOrigin");
  const visit = (address: string, index: number) => {
    window.history.replaceState({ idx: index }, "");
    const [pathname = "", search] = address.split("?");
    const signingIn = ["/login", "/register", "/otp"].includes(pathname);
    notePage({ pathname, search: search ? `?${search}` : "" }, signingIn);
  };
  return { visit, ...origin };
}

describe("where somebody was before they came to sign in", () => {
  beforeEach(() => window.history.replaceState(null, ""));

  it("is not known when nothing was seen", async () => {
    expect((await openTab()).lastPageSeen()).toBeUndefined();
  });

  it("is the last page that is none of signing in, with its parameters", async () => {
    const { visit, lastPageSeen } = await openTab();
    visit("/product/1?color=red", 0);
    visit("/login", 1);
    visit("/register", 2);
    visit("/otp", 3);
    expect(lastPageSeen()).toBe("/product/1?color=red");
  });
});

describe("the page before", () => {
  it("is none for a page that was opened directly", async () => {
    const { visit, hasPageBefore } = await openTab();
    visit("/wishlist", 0);
    expect(hasPageBefore()).toBe(false);
  });

  it("is the listing that led here, though the page is noted twice", async () => {
    const { visit, hasPageBefore } = await openTab();
    visit("/view-all", 0);
    visit("/wishlist", 1);
    visit("/wishlist", 1);
    expect(hasPageBefore()).toBe(true);
  });

  it("is no page of signing in", async () => {
    const { visit, hasPageBefore } = await openTab();
    visit("/wishlist", 0);
    visit("/login", 0);
    visit("/otp", 1);
    visit("/wishlist", 1);
    expect(hasPageBefore()).toBe(false);
  });

  it("is known by its address, as long as Back leads there", async () => {
    const { visit, isPageBefore } = await openTab();
    visit("/orders/1", 1);
    expect(isPageBefore("/orders/1")).toBe(false);
    visit("/orders/1/cancel", 2);
    expect([isPageBefore("/orders/1"), isPageBefore("/orders/2")]).toEqual([true, false]);
    // Opened in the cancelling page's place, and from a page that lies ahead.
    visit("/orders/1", 2);
    visit("/orders/1/cancel", 1);
    expect(isPageBefore("/orders/1")).toBe(false);
  });

  it("is there after the page was loaded again", async () => {
    const { visit, hasPageBefore } = await openTab();
    visit("/wishlist", 4);
    expect(hasPageBefore()).toBe(true);
  });
});

describe("the way back out of signing in", () => {
  it("ends at the page that somebody came from", async () => {
    const { visit, stepsOutOfSignIn } = await openTab();
    visit("/", 0);
    visit("/product/1", 1);
    visit("/login", 2);
    visit("/register", 3);
    visit("/otp", 4);
    expect(stepsOutOfSignIn("/product/1")).toBe(3);
  });

  it("ends at the entry of a page that is for signed-in people only", async () => {
    const { visit, stepsOutOfSignIn } = await openTab();
    visit("/product/1", 0);
    visit("/cart", 1);
    visit("/login", 1);
    visit("/otp", 2);
    expect(stepsOutOfSignIn("/cart")).toBe(1);
    visit("/login", 1);
    expect(stepsOutOfSignIn("/cart")).toBe(0);
  });

  it("is none where signing in was opened directly", async () => {
    const { visit, stepsOutOfSignIn } = await openTab();
    expect(stepsOutOfSignIn("/")).toBe(0);
    visit("/login", 0);
    expect(stepsOutOfSignIn("/")).toBe(0);
  });
});
