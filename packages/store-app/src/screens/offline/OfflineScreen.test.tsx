// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { paths, wantedParameter } from "../../paths";
import { mounter } from "../../testing/mount";
import OfflineScreen from "./OfflineScreen";

const mount = mounter();
const origin = "https://shop.example";
const replace = vi.fn();

beforeEach(() => {
  replace.mockClear();
  vi.stubGlobal("location", { origin, replace });
});
afterEach(() => vi.useRealTimers());

const openFor = (wanted: string) =>
  mount(<OfflineScreen />, {
    at: `${paths.offline}?${new URLSearchParams({ [wantedParameter]: wanted })}`,
  });

/** Where an address leads from the page that says that there is no network. */
const seenFrom = (href: string | null | undefined) =>
  new URL(href ?? "", `${origin}${paths.offline}`).href;

const retry = () => seenFrom(document.querySelector("main a, a")?.getAttribute("href"));

describe("the page that was wanted", () => {
  it.each([
    ["/cart", "/cart"],
    ["/hi/view-all?sort=popularity", "/hi/view-all?sort=popularity"],
    [`${origin}/faq`, "/faq"],
  ])("is opened where it is one of the shop's: %s", async (wanted, path) => {
    await openFor(wanted);
    expect(retry()).toBe(origin + path);
  });

  it.each([
    "https://evil.example/x",
    "//evil.example/x",
    "/\\evil.example/x",
    "/.//evil.example/x",
    `${origin}//evil.example/x`,
    `${origin}/..//evil.example/x`,
    "https://shop.example@evil.example/x",
    "https://evil@shop.example/x",
    "https://shop.example.evil.example/x",
    `blob:${origin}/x`,
    "javascript:alert(1)",
    "",
    "/offline?to=/faq",
  ])("never leads off the shop: %s", async (wanted) => {
    vi.useFakeTimers();
    await openFor(wanted);
    expect(new URL(retry()).origin).toBe(origin);
    await act(async () => vi.advanceTimersByTime(20_000));
    expect(replace).toHaveBeenCalledTimes(1);
    expect(seenFrom(replace.mock.calls[0]?.[0])).toBe(retry());
    expect(retry()).toMatch(/^https:\/\/shop\.example\//);
  });
});
