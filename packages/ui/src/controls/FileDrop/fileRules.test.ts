import { describe, expect, it } from "vitest";
import { formatSize, isAccepted, takeFiles, typeNames } from "./fileRules";

const file = (name: string, type = "image/jpeg", size = 10) =>
  new File([new Uint8Array(size)], name, { type, lastModified: 1 });

describe("isAccepted", () => {
  it.each([
    ["image/*", "a.heic", "image/heic", true],
    ["image/jpeg, image/png", "a.png", "image/png", true],
    ["image/jpeg", "a.png", "image/png", false],
    [".pdf,image/*", "BILL.PDF", "", true],
    [".pdf", "a.pdf.exe", "application/pdf", false],
    ["image/*", "a.jpg", "", false],
    [undefined, "a.exe", "", true],
  ])("%s takes %s (%s): %s", (accept, name, type, taken) => {
    expect(isAccepted({ name, type }, accept)).toBe(taken);
  });
});

describe("takeFiles", () => {
  const rules = { accept: "image/*", maxSize: 100, maxFiles: 2 };

  it("adds to what is held, in order, and says why others are refused", () => {
    const first = file("1.jpg");
    const second = file("2.jpg");
    const others = [
      file("a.pdf", "application/pdf"),
      file("b.jpg", "image/jpeg", 101),
      file("c.jpg", "image/jpeg", 0),
      second,
      file("3.jpg"),
    ];
    const { files, refused, added } = takeFiles([first], others, rules);
    expect(files).toEqual([first, second]);
    expect(added).toEqual([second]);
    expect(refused.map(({ file: { name }, reason }) => [name, reason])).toEqual([
      ["a.pdf", "type"],
      ["b.jpg", "size"],
      ["c.jpg", "empty"],
      ["3.jpg", "count"],
    ]);
  });

  it("takes a file of exactly the limit", () => {
    expect(takeFiles([], [file("a.jpg", "image/jpeg", 100)], rules).refused).toEqual([]);
  });

  it("does not take the same file twice, and does not complain", () => {
    const { files, refused, added } = takeFiles([file("1.jpg")], [file("1.jpg")], rules);
    expect([files.length, refused.length, added.length]).toEqual([1, 0, 0]);
  });

  it("trades the file of a field of one, but not for one that is refused", () => {
    const one = { ...rules, maxFiles: 1 };
    const held = [file("old.jpg")];
    expect(takeFiles(held, [file("new.jpg")], one).files[0]?.name).toBe("new.jpg");
    expect(takeFiles(held, [file("a.pdf", "application/pdf")], one).files).toEqual(held);
  });
});

describe("words", () => {
  it("calls types by their common names", () => {
    expect(typeNames("image/jpeg,image/webp, .pdf, image/svg+xml", "Pictures")).toEqual([
      "JPEG",
      "WebP",
      "PDF",
      "SVG",
    ]);
    expect(typeNames("image/*", "Pictures")).toEqual(["Pictures"]);
  });

  it("rounds sizes to what can be told apart", () => {
    expect(formatSize(5 * 1024 * 1024, "en-IN")).toBe("5 MB");
    expect(formatSize(1_450_000, "en-IN")).toBe("1.4 MB");
    expect(formatSize(2048, "en-IN")).toBe("2 kB");
    expect(formatSize(12, "en-IN")).toBe("12 byte");
  });
});
