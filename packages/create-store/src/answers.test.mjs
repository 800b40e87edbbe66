import { describe, expect, it } from "vitest";
import { apiWarning, completeAnswers, readFlags } from "./answers.mjs";
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
