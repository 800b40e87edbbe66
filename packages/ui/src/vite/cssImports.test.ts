import { describe, expect, it } from "vitest";
import { kitStyles } from ".";

/** What a build is warned of that comes upon these sheets, in their order. */
async function warningsOf(...sheets: string[]): Promise<string[]> {
  const warnings: string[] = [];
  const context = {
    resolve: async () => null,
    warn: (message: string) => void warnings.push(message),
  };
  const { transform } = kitStyles();
  for (const [at, css] of sheets.entries()) {
    const id = `/shop/${at}.css`;
    expect(transform.filter.id.test(id)).toBe(true);
    expect(await transform.handler.call(context, css, id)).toBeUndefined();
  }
  return warnings;
}

describe("a sheet that imports the kit's styles from CSS", () => {
  it.each([
    '@import "@taanka/ui/styles.css";',
    "@import '@taanka/ui/styles.local.css' layer(kit);",
    "@import url(@taanka/ui/styles.css);",
    '@import url( "@taanka/ui/styles.css" );',
  ])("%s is warned of", async (css) => {
    expect(await warningsOf(css)).toEqual([
      expect.stringMatching(/^\/shop\/0\.css imports @taanka/),
    ]);
  });

  it.each([
    '@import "@taanka/ui/styles.unlayered.css";',
    "@import url(@taanka/ui/styles.unlayered.css);",
  ])("%s, which needs no plugin, is warned of", async (css) => {
    expect(await warningsOf(css)).toEqual([expect.stringMatching(/is always whole/)]);
  });

  it("is warned of once", async () => {
    const css = '@import "@taanka/ui/styles.css";';
    expect(await warningsOf("a {}", css, css)).toHaveLength(1);
  });

  it.each([
    '@import "@taanka/ui/styles/foundation.css";',
    '/* @import "@taanka/ui/styles.css"; */',
  ])("%s is not", async (css) => {
    expect(await warningsOf(css)).toEqual([]);
  });
});

describe("a script that imports the unlayered sheet", () => {
  it("gets it, and the build is warned that the plugin adds to it", async () => {
    const warnings: string[] = [];
    const context = {
      resolve: async () => ({ id: "/kit/foundation.css" }),
      warn: (message: string) => void warnings.push(message),
    };
    const { resolveId } = kitStyles();
    const sheet = "@taanka/ui/styles.unlayered.css";
    expect(resolveId.filter.id.test(sheet)).toBe(true);
    expect(await resolveId.handler.call(context, sheet)).toBeUndefined();
    expect(warnings).toEqual([expect.stringMatching(/is always whole/)]);
  });
});
