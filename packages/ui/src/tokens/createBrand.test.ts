import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brandCss, brandProperties } from "./brandCss";
import type { BrandColors } from "./brandDescription";
import { kora, neel, taanka } from "./brands";
import { contrast } from "./contrast";
import { createBrand } from "./createBrand";
import { deriveColors } from "./deriveColors";
import { tokenPaths } from "./propertyName";

const mogra = {
  name: "mogra",
  light: { surface: "#fffdf8", ink: "#16211d", accent: "#2f5d50" },
} as const;

const errors = (brand: ReturnType<typeof createBrand>) =>
  brand.problems.filter(({ severity }) => severity === "error");

describe("a brand's own fonts", () => {
  it.each([
    ['"Fraunces", Georgia, serif', '"Fraunces", Georgia, "Anek Devanagari Variable", serif'],
    ['"Fraunces"', '"Fraunces", "Anek Devanagari Variable"'],
    ['"Mukta", "Tiro Devanagari Hindi", serif', '"Mukta", "Tiro Devanagari Hindi", serif'],
  ])("have a face for Hindi: %s", (display, expected) => {
    const brand = createBrand({ ...mogra, font: { display } });
    expect(brand.tokens.shared.font.display).toBe(expected);
  });
});

describe("createBrand", () => {
  it("makes a whole brand of three colours, light and dark, that reads", () => {
    const brand = createBrand(mogra);
    expect(brand.problems).toEqual([]);
    expect(brand.tokens.light.color).toMatchObject(mogra.light);
    for (const mode of ["light", "dark"] as const) {
      const properties = Object.entries(brand.properties(mode));
      expect(properties).toHaveLength(tokenPaths.length);
      expect(properties.filter(([, value]) => value === "")).toEqual([]);
    }
    const { surface, ink } = brand.tokens.dark.color;
    expect(contrast(surface, "#000000")).toBeLessThan(contrast(ink, "#000000"));
  });

  const hex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, "0")}`);

  it("derives colours that read from any three that do, in both modes", () => {
    const readable = fc
      .tuple(hex, hex, hex)
      .filter(
        ([surface, ink, accent]) =>
          contrast(surface, ink) >= 4.6 && contrast(surface, accent) >= 4.6,
      );
    fc.assert(
      fc.property(readable, ([surface, ink, accent]) => {
        const brand = createBrand({ name: "any", light: { surface, ink, accent } });
        // A tint is as deep as what is written on it allows.
        expect(brand.problems.filter(({ path }) => !path.endsWith("accentSoft"))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ["black on white", "#ffffff", "#000000"],
    ["white on black", "#000000", "#ffffff"],
  ])("derives every colour that reads or is seen from %s", (_name, surface, ink) => {
    const light = { surface, ink, accent: ink };
    expect(createBrand({ name: "plain", light }).problems).toEqual([]);
    expect(createBrand({ name: "plain", light, dark: light }).problems).toEqual([]);
  });

  it("keeps panels, wells and tints apart from the surface under an accent that is too light", () => {
    const light = { surface: "#fffdf0", ink: "#06261a", accent: "#f5c400" };
    const brand = createBrand({ name: "haldi", light });
    const { surface, raised, sunken, accentSoft } = brand.tokens.light.color;
    expect(new Set([surface, raised, sunken, accentSoft]).size).toBe(4);
    const fronts = errors(brand).map((problem) => problem.contrast?.front);
    expect(new Set(fronts)).toEqual(new Set(["accent"]));
  });

  it("keeps what it is given, and names what does not read with its ratio", () => {
    const brand = createBrand({ ...mogra, light: { ...mogra.light, muted: "#b0b0b0" } });
    expect(brand.tokens.light.color.muted).toBe("#b0b0b0");
    const [first] = errors(brand);
    expect(first).toMatchObject({
      path: "light.color.muted",
      contrast: { front: "muted", ground: "surface", least: 4.5 },
    });
    expect(first?.message).toContain(contrast("#b0b0b0", "#fffdf8").toFixed(2));
  });

  it("says to leave a colour out only where one that reads is made of the others", () => {
    const advice = (light: Partial<BrandColors>) =>
      errors(createBrand({ ...mogra, light: { ...mogra.light, ...light } })).map(
        ({ path, message }) => [path, message.includes("leave it out")],
      );
    const accent = advice({ accent: "#f2c9d0" });
    expect(accent).toContainEqual(["light.color.accent", false]);
    expect(accent).not.toContainEqual(["light.color.accent", true]);
    const ink = advice({ ink: "#b0b0b0" });
    expect(ink.map(([path]) => path)).toContain("light.color.muted");
    expect(ink.filter(([, possible]) => possible)).toEqual([]);
    for (const role of ["muted", "lineStrong", "onAccent", "sale"]) {
      const given = advice({ [role]: role === "onAccent" ? "#2f5d50" : "#eeeeee" });
      expect(new Set(given.map(String))).toEqual(new Set([`light.color.${role},true`]));
    }
  });

  it("names the nearest value that reads for each colour that does not", () => {
    const light = { ...mogra.light, accent: "#f2c9d0" };
    const found = errors(createBrand({ ...mogra, light }));
    const [suggestion, ...others] = new Set(found.map((problem) => problem.suggestion));
    expect(others).toEqual([]);
    expect(suggestion).toMatch(/^#[0-9a-f]{6}$/);
    for (const { message } of found) expect(message).toContain(`${suggestion} is the nearest`);
    const mended = createBrand({ ...mogra, light: { ...light, accent: suggestion ?? "" } });
    expect(errors(mended)).toEqual([]);
  });

  it("suggests values that read wherever they stand, as near as they can be", () => {
    const roles = ["ink", "accent", "muted", "sale", "onAccent", "lineStrong", "info"] as const;
    fc.assert(
      fc.property(hex, hex, fc.constantFrom(...roles), hex, (surface, accent, role, value) => {
        const ink =
          contrast("#000000", surface) > contrast("#ffffff", surface) ? "#000000" : "#ffffff";
        const light = { surface, ink, accent, [role]: value };
        const path = `light.color.${role}`;
        const of = (colors: BrandColors) =>
          errors(createBrand({ name: "any", light: colors })).filter((one) => one.path === path);
        const suggestion = of(light)[0]?.suggestion;
        if (suggestion) expect(of({ ...light, [role]: suggestion })).toEqual([]);
        // Black or white, the ends of every hue, read on any surface: there is always something.
        else if (role === "ink") expect(of(light)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it.each(["#2f5d50", "#2f5d51"])(
    "warns of an accent-hover that is the accent: %s",
    (accentHover) => {
      const { problems } = createBrand({ ...mogra, light: { ...mogra.light, accentHover } });
      expect(problems.map(({ severity, path }) => [severity, path])).toEqual([
        ["warning", "light.color.accentHover"],
      ]);
    },
  );

  it("makes a hover of every accent that can be told from it", () => {
    fc.assert(
      fc.property(hex, hex, (surface, accent) => {
        const color = deriveColors({ surface, ink: "#000000", accent });
        expect(contrast(color.accent, color.accentHover)).toBeGreaterThanOrEqual(1.03);
        expect(contrast(color.onAccent, color.accentHover)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 200 },
    );
  });

  it("warns of faces without a generic family and of hairlines nobody sees", () => {
    const { problems } = createBrand({
      ...mogra,
      light: { ...mogra.light, line: "#fffdf8" },
      font: { display: '"Fraunces Variable"' },
    });
    expect(problems.map(({ severity, path }) => [severity, path])).toEqual([
      ["warning", "light.color.line"],
      ["warning", "font.display"],
    ]);
  });

  it("takes corners and density by name or in part", () => {
    const close = createBrand({ ...mogra, radius: "round", density: "compact" }).tokens.shared;
    expect(close.radius.control).toBe("14px");
    expect(close.space["4"]).toBe("0.85rem");
    expect(close.size.control).toBe("2.75rem");
    const part = createBrand({ ...mogra, radius: { card: "30px" }, size: { content: "70rem" } });
    expect(part.tokens.shared.radius).toMatchObject({ card: "30px", control: "2px" });
    expect(part.tokens.shared.size).toMatchObject({ content: "70rem", control: "3rem" });
  });

  it.each([
    ["name", { ...mogra, name: 'x"] body' }],
    ["light.accent", { ...mogra, light: { ...mogra.light, accent: "rebeccapurple" } }],
    ["light.accent", { ...mogra, light: { ...mogra.light, accent: undefined } }],
    ["light.scrim", { ...mogra, light: { ...mogra.light, scrim: "red; } body { color: red" } }],
    ["light.glow", { ...mogra, light: { ...mogra.light, glow: "#ffffff" } }],
    ["font.display", { ...mogra, font: { display: "serif } * { display: none" } }],
    ["font.heading", { ...mogra, font: { heading: "serif" } }],
    ["density", { ...mogra, density: "tight" }],
    ["shape", { ...mogra, shape: { control: "1px" } }],
    ["dark.ink", { ...mogra, dark: { surface: "#000000", accent: "#ffffff" } }],
    ["dark", { ...mogra, dark: "" }],
    ["light", { name: "mogra" }],
    ["description", null],
    ["name", { ...mogra, name: undefined }],
    ["name", { ...mogra, name: ["mogra"] }],
    ["density", { ...mogra, density: "toString" }],
    ["radius", { ...mogra, radius: "constructor" }],
    ["constructor", { ...mogra, constructor: { name: "x" } }],
    ["light.toString", { ...mogra, light: { ...mogra.light, toString: "#ffffff" } }],
    ["size.valueOf", { ...mogra, size: { valueOf: "1rem" } }],
    ["light.scrim", { ...mogra, light: { ...mogra.light, scrim: ["red"] } }],
    ["light.scrim", { ...mogra, light: { ...mogra.light, scrim: "u\\72l(http://a.example)" } }],
    ["light.scrim", { ...mogra, light: { ...mogra.light, scrim: "" } }],
    ["light.plate", { ...mogra, light: { ...mogra.light, plate: 'image-set("http://a/" 1x)' } }],
    ["light.plate", { ...mogra, light: { ...mogra.light, plate: 'SRC("http://a.example")' } }],
    ["light.surface", { ...mogra, light: { ...mogra.light, surface: ["#ffffff"] } }],
    ["shadow.light", { ...mogra, shadow: { light: "0 0 (" } }],
    ["shadow.light", { ...mogra, shadow: { light: "0 0 ([)]" } }],
    ["shadow.dark", { ...mogra, shadow: { dark: "none !important" } }],
    ["font.text", { ...mogra, font: { text: '"Mukta, serif' } }],
    ["font.text", { ...mogra, font: { text: '"Mukta\n", serif' } }],
    ["leading.text", { ...mogra, leading: { text: 1.5 } }],
    ["space.4", { ...mogra, space: { 4: 10n } }],
  ])("refuses a description with a bad %s, naming it", (path, description) => {
    const make = () => createBrand(description as Parameters<typeof createBrand>[0]);
    expect(make).toThrow(TypeError);
    expect(make).toThrow(`- ${path}: `);
  });
});

describe("what createBrand lets through", () => {
  // Pieces of which what breaks a sheet is made, so that most texts come near to it.
  const pieces = [
    "(",
    ")",
    "[",
    "]",
    '"',
    "'",
    "/*",
    "*/",
    "\\",
    "url(",
    "a",
    " ",
    "\n",
    ";",
    "{",
    "}",
    "!",
  ];
  const near = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((some) => some.join(""));
  const places: Array<(value: unknown) => object> = [
    (scrim) => ({ ...mogra, light: { ...mogra.light, scrim } }),
    (light) => ({ ...mogra, shadow: { light } }),
    (text) => ({ ...mogra, font: { text } }),
    (name) => ({ ...mogra, name }),
    (density) => ({ ...mogra, density }),
  ];

  it("leaves the sheet whole and fetches nothing; all else is a TypeError of its own words", () => {
    const values = fc.oneof(near, fc.string(), fc.anything());
    fc.assert(
      fc.property(fc.constantFrom(...places), values, (place, value) => {
        let css = "";
        try {
          css = createBrand(place(value) as Parameters<typeof createBrand>[0]).css;
        } catch (problem) {
          expect(problem).toBeInstanceOf(TypeError);
          expect(String(problem)).toContain("createBrand can't read this description");
          return;
        }
        const plain = css.replace(/"[^"\n]*"|'[^'\n]*'/g, "");
        expect(plain).not.toMatch(/["'\\!]|\/\*|url\(|NaN|undefined/);
        expect(plain.match(/[{}]/g)?.join("")).toBe("{}{}{{}}");
        let open = 0;
        for (const sign of plain.match(/[()]/g) ?? []) {
          open += sign === "(" ? 1 : -1;
          expect(open).toBeGreaterThanOrEqual(0);
        }
        expect(open).toBe(0);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    "0 1px 2px rgb(0 0 0 / 0.2), inset 0 0 0 1px color-mix(in srgb, var(--a, #fff) 50%, #000)",
    "none",
  ])("is a shadow such as %s", (light) => {
    expect(createBrand({ ...mogra, shadow: { light } }).css).toContain(`: ${light};`);
  });

  it("is a face whose name has a mark of its own", () => {
    const text = `"Yahoo! (Sans)", 'Rock "n" Roll', sans-serif`;
    expect(createBrand({ ...mogra, font: { text } }).css).toContain('"Yahoo! (Sans)"');
  });
});

describe("brandCss", () => {
  it.each([taanka, neel, kora])("writes every property of $name in each mode", (brand) => {
    const css = brandCss(brand);
    const [light = "", dark = "", system = ""] = css.split("\n\n");
    expect(light).toContain(`[data-taanka-brand="${brand.name}"] {`);
    for (const [property, value] of Object.entries(brandProperties(brand, "light"))) {
      expect(light).toContain(`  ${property}: ${value};`);
    }
    expect(dark).toContain(`  --taanka-color-surface: ${brand.dark.color.surface};`);
    expect(dark).not.toContain("--taanka-space");
    expect(system).toContain("@media (prefers-color-scheme: dark)");
    expect(system.replaceAll(/\s/g, "")).toContain(dark.split("{")[1]?.replaceAll(/\s/g, ""));
  });
});
