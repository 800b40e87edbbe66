// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { correctionOf, fits, uniqueTerms } from "./matching";

const load = async () => {
  vi.resetModules();
  return import("./recentSearches");
};

beforeEach(() => localStorage.clear());

describe("recent searches", () => {
  it("are the last eight, each once, newest first, beyond a reload", async () => {
    const { rememberSearch } = await load();
    for (let number = 1; number <= 10; number++) rememberSearch(`saree ${number}`);
    rememberSearch("  saree 5 ");
    rememberSearch("   ");
    const { recentSearches } = await load();
    const expected = [5, 10, 9, 8, 7, 6, 4, 3].map((number) => `saree ${number}`);
    expect(recentSearches()).toEqual(expected);
    expect(JSON.parse(localStorage.getItem("recentSearches") ?? "")).toEqual(expected);
  });

  it("lose the term that is taken away", async () => {
    const { rememberSearch, forgetSearch, recentSearches } = await load();
    rememberSearch("silk");
    rememberSearch("cotton");
    forgetSearch("cotton");
    expect(recentSearches()).toEqual(["silk"]);
  });

  it("keep what another tab has searched for, whether a term is added or taken away", async () => {
    const { rememberSearch, forgetSearch } = await load();
    const stored = () => JSON.parse(localStorage.getItem("recentSearches") ?? "");
    rememberSearch("here");
    localStorage.setItem("recentSearches", '["there","here"]');
    rememberSearch("again");
    expect(stored()).toEqual(["again", "there", "here"]);
    localStorage.setItem("recentSearches", '["later","again","there","here"]');
    forgetSearch("here");
    expect(stored()).toEqual(["later", "again", "there"]);
  });

  it.each(["{", "7", '[{"a":1}]'])("are none when the storage holds %s", async (stored) => {
    localStorage.setItem("recentSearches", stored);
    const { recentSearches } = await load();
    expect(recentSearches()).toEqual([]);
  });
});

describe("what was typed", () => {
  it.each([
    ["Chiffon Sarees", "sar", true],
    ["Chiffon Sarees", "saree chi", true],
    ["Chiffon Sarees", "ree", false],
    ["साड़ी संग्रह", "साड़", true],
    ["Chiffon Sarees", " ", false],
  ])("in %j %j fits: %s", (text, typed, expected) => {
    expect(fits(text, typed)).toBe(expected);
  });

  it.each([
    ["lehnga", ["Bridal Lehengas", "Lehengas"], "Lehengas"],
    ["lehen", ["Lehengas", "Bridal Lehengas"], undefined],
    ["qwerty", [], undefined],
  ])("%s, answered by %j, is corrected to %s", (typed, suggestions, expected) => {
    expect(correctionOf(typed, suggestions)).toBe(expected);
  });

  it("is suggested once, whatever its capitals", () => {
    expect(uniqueTerms(["Lehengas", "lehengas", "Suits"])).toEqual(["Lehengas", "Suits"]);
  });
});
