import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  csv,
  fileOf,
  PLAIN,
  productsOf,
  readEntries,
  useCatalogueFiles,
} from "../testing/catalogue-files.js";
import { detectEncoding, readText } from "./encoding.js";

useCatalogueFiles();

describe("encodings", () => {
  const text = csv(PLAIN.replace("Plain Kurti", "Café Kurtī – साड़ी"));
  const utf16 = (swap: boolean, mark: boolean) => {
    const bytes = Buffer.from((mark ? "\ufeff" : "") + text, "utf16le");
    return swap ? bytes.swap16() : bytes;
  };
  it.each([
    ["UTF-8", Buffer.from(text)],
    ["UTF-8 with a mark", Buffer.from(`\ufeff${text}`)],
    ["UTF-16 LE with a mark", utf16(false, true)],
    ["UTF-16 BE with a mark", utf16(true, true)],
    ["UTF-16 LE", utf16(false, false)],
    ["UTF-16 BE", utf16(true, false)],
  ])("%s is understood", async (_, bytes) => {
    expect(productsOf(await readEntries(bytes))[0]?.name).toBe("Café Kurtī – साड़ी");
  });

  it("Windows-1252 is understood", async () => {
    const bytes = Buffer.from(
      csv(PLAIN.replace("Plain Kurti", "Caf\xe9 \x96 \x93Kurti\x94")),
      "latin1",
    );
    expect(productsOf(await readEntries(bytes))[0]?.name).toBe("Café – “Kurti”");
  });

  it("of any text come out as they went in", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: "binary", maxLength: 300 }),
        fc.boolean(),
        async (content, wide) => {
          const marked = `\ufeff${content}`;
          const path = await fileOf(Buffer.from(marked, wide ? "utf16le" : "utf8"));
          expect(await detectEncoding(path)).toBe(wide ? "utf-16le" : "utf-8");
          let result = "";
          for await (const piece of readText(path)) result += piece;
          // Halves of characters become the mark of replacement.
          expect(result).toBe(Buffer.from(content).toString());
        },
      ),
      { numRuns: 60 },
    );
  });
});
