import { describe, expect, it } from "vitest";
import { UsageError } from "./command.js";
import { asCsv, asText, readSheetArguments } from "./sheet.js";

describe("a list that a command writes", () => {
  it("holds no formula for a spreadsheet", () => {
    const names = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1+1", 'a "word", quoted', "plain"];
    const csv = asCsv(names.map((name) => ({ name, total: 944 })));
    expect(csv.replace("\uFEFF", "").split("\n")).toEqual([
      "name,total",
      "'=1+1,944",
      "'+1,944",
      "'-1,944",
      "'@SUM(A1),944",
      " =1+1,944",
      '"a ""word"", quoted",944',
      "plain,944",
      "",
    ]);
  });

  it("holds nothing that a terminal obeys", () => {
    expect(asText([{ name: "Asha\u001b[2J\nRao", total: 944 }, { name: "Meera" }])).toBe(
      "name:          Asha [2J Rao\ntotal:         944\n\nname:          Meera\n",
    );
  });

  it("is asked for with words that it knows", () => {
    const read = (...args: string[]) => readSheetArguments(args, "orders [--csv]");
    expect(read("--csv", "--status", "Dispatched")).toEqual({ csv: true, status: ["Dispatched"] });
    expect(read()).toEqual({ csv: false, status: [] });
    for (const wrong of ["--json", "all"]) {
      expect(() => read(wrong)).toThrow(UsageError);
      expect(() => read(wrong)).toThrow("orders [--csv]");
    }
  });
});
