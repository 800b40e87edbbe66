import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeTokens } from "../../scripts/write-tokens.mjs";
import { brandProperties } from "./brandCss";
import { kora, neel, taanka } from "./brands";
import { createBrand } from "./createBrand";
import { toDesignTokens } from "./designTokens";
import { fromDesignTokens } from "./readDesignTokens";
import { formatProblems } from "./testing/designTokensFormat";

const brands = [taanka, neel, kora];
const modes = ["light", "dark"] as const;

describe("the token files", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "taanka-tokens-"));
    await writeTokens(folder, brands, toDesignTokens);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("stand under each brand's name, light and dark", async () => {
    expect((await readdir(folder)).sort()).toEqual([
      "kora.dark.json",
      "kora.json",
      "neel.dark.json",
      "neel.json",
      "taanka.dark.json",
      "taanka.json",
    ]);
  });

  it.each([
    "taanka.json",
    "taanka.dark.json",
    "neel.json",
    "neel.dark.json",
    "kora.json",
    "kora.dark.json",
  ])("%s keeps to the format", async (file) => {
    const document: unknown = JSON.parse(await readFile(path.join(folder, file), "utf8"));
    expect(formatProblems(document)).toEqual([]);
  });
});

describe("toDesignTokens and fromDesignTokens", () => {
  it.each(brands)("lead $name to the same properties and back", (brand) => {
    const documents = modes.map((mode) => JSON.parse(JSON.stringify(toDesignTokens(brand, mode))));
    const again = createBrand(fromDesignTokens(documents[0], documents[1]));
    for (const mode of modes) {
      const plain = (properties: object) =>
        Object.entries(properties).map(([name, value]) => [
          name,
          String(value).toLowerCase().replaceAll('"', ""),
        ]);
      expect(plain(again.properties(mode))).toEqual(plain(brandProperties(brand, mode)));
    }
  });

  const edited = (change: (document: ReturnType<typeof JSON.parse>) => void) => {
    const document = JSON.parse(JSON.stringify(toDesignTokens(taanka, "light")));
    change(document);
    return document;
  };

  it("take a value that a design tool changed, over the CSS beside it", () => {
    const document = edited((tokens) => {
      tokens.textSize["5xl"].$value.value = 5;
      tokens.color.accent.$value = "{color.ink}";
      tokens.color.zari.$value = { colorSpace: "srgb", components: [1, 0.5, 0], alpha: 1 };
    });
    const { textSize, light } = fromDesignTokens(document);
    expect(textSize?.["5xl"]).toBe("5rem");
    expect(light).toMatchObject({ accent: "#231820", zari: "#ff8000" });
  });

  it("keep a weight in words, for which the format has no number", () => {
    const seeds = { surface: "#ffffff", ink: "#111111", accent: "#7a1028" };
    const { tokens } = createBrand({ name: "bold", light: seeds, weight: { display: "bolder" } });
    const document = toDesignTokens(tokens, "light");
    expect(fromDesignTokens(document).weight?.display).toBe("bolder");
    expect(fromDesignTokens(JSON.parse(JSON.stringify(document))).weight?.display).toBe("bolder");
  });

  it("follow aliases however long their chain, and end where it is a circle", () => {
    const chain = (last: unknown) =>
      edited((tokens) => {
        for (let link = 0; link < 20_000; link++) {
          tokens[`link${link}`] = { $value: `{link${link + 1}}` };
        }
        tokens.link20000 = { $value: last };
        tokens.color.accent.$value = "{link0}";
      });
    expect(fromDesignTokens(chain("#123456")).light.accent).toBe("#123456");
    expect(() => fromDesignTokens(chain("{link7}"))).toThrow(/^color\.accent: .*back to itself/);
  });

  it("take a document of any shape, or say which token it can't read", () => {
    const deep = JSON.parse(`${"[".repeat(20_000)}${"]".repeat(20_000)}`);
    const groups = ["color.zari", "font.text", "shadow.float", "easing.out", "radius.card"];
    const values = fc.oneof(fc.jsonValue(), fc.constant(deep), fc.constant("{constructor.name}"));
    fc.assert(
      fc.property(fc.constantFrom(...groups), values, (path, value) => {
        const [group = "", name = ""] = path.split(".");
        const document = edited((tokens) => {
          tokens[group][name].$value = value;
        });
        try {
          createBrand(fromDesignTokens(document));
        } catch (problem) {
          expect(problem).toBeInstanceOf(TypeError);
          expect(String(problem)).toMatch(new RegExp(`${group}|${name}`));
        }
      }),
    );
  });

  it.each([
    ["an alias to nothing", "{color.none}", "names no token"],
    ["an alias to itself", "{color.accent}", "leads back to itself"],
    ["an alias to what every object has", "{constructor.name}", "names no token"],
    ["a colour of another kind", { colorSpace: "lab", components: [1, 2, 3] }, "needs a hex"],
  ])("refuse %s, naming the token", (_name, value, sentence) => {
    const document = edited((tokens) => {
      tokens.color.accent.$value = value;
    });
    expect(() => fromDesignTokens(document)).toThrow(`color.accent: `);
    expect(() => fromDesignTokens(document)).toThrow(sentence);
  });
});
