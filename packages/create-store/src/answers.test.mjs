import { describe, expect, it } from "vitest";
import { apiProblem, apiWarning, checkAnswers, completeAnswers, readFlags } from "./answers.mjs";
import { colorWarnings } from "./contrast.mjs";

describe("what a shop is warned of", () => {
  it.each([
    "https://shop.example/api",
    "http://localhost:3000/api",
    "http://127.0.0.1:3000/api",
    "http://[::1]:3000/api",
    "http://shop.localhost/api",
    "",
  ])("is no API that nobody else can listen to: %s", (api) => {
    expect(apiWarning(api)).toBeUndefined();
  });

  it.each(["http://shop.example/api", "http://localhost.example/api"])("is %s", (api) => {
    expect(apiWarning(api)).toContain("Use https://");
  });

  it("are buttons too where the accent is faint", () => {
    const colors = { surface: "#ffffff", ink: "#111111" };
    const [faint] = colorWarnings({ ...colors, accent: "#ffffff" });
    expect(faint).toContain("Buttons, which it fills, would hardly stand out");
    const [pale] = colorWarnings({ ...colors, accent: "#888888" });
    expect(pale).toContain("links, prices");
    expect(pale).not.toContain("Buttons");
  });
});

it("takes short colours as long ones", () => {
  const { colors } = completeAnswers(readFlags(["--accent", "#07a", "--surface", "#FFF"]));
  expect(colors).toEqual({ surface: "#FFFFFF", ink: "#221a1c", accent: "#0077aa" });
});

describe("an API's address", () => {
  const of = (api) => completeAnswers(readFlags([`--api=${api}`]));

  it.each([
    ["https://shop.example/v1", "https://shop.example/v1"],
    [" HTTPS://Shop.Example:443/v1/ ", "https://shop.example/v1"],
    ["http://localhost:3000", "http://localhost:3000"],
    ["https://münchen.example/api", "https://xn--mnchen-3ya.example/api"],
    [" ", ""],
  ])("is taken as browsers write it: “%s”", (said, taken) => {
    const answers = of(said);
    expect(answers.api).toBe(taken);
    expect(() => checkAnswers(answers)).not.toThrow();
    expect(apiProblem(said)).toBeUndefined();
  });

  it.each([
    ["https:api.shop.example/v1", "begins with https:// or http://"],
    ["https:/api.shop.example/v1", "begins with https:// or http://"],
    ["ftp://shop.example", "begins with https:// or http://"],
    ["https://shop.example/a b", "has no blank and is one line"],
    ["https://shop.example/a\nb", "has no blank and is one line"],
    ["https://shop\t.example", "has no blank and is one line"],
    ["http://[", "is not an address"],
    ["https://shop.example/api?", "no name, password, ? or #"],
  ])("is not %j", (said, problem) => {
    expect(() => checkAnswers(of(said))).toThrow(problem);
    expect(apiProblem(said)).toContain(problem);
  });
});
