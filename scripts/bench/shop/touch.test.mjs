import { expect, it } from "vitest";
import { verdict } from "../table.mjs";
import { rowsOf } from "./touch.mjs";

const times = (visible, done, latency) => ({ visible, done, latency });

it("judges the first touch, and holds it against the second", () => {
  const runs = [
    { first: times(150, 280, 32), second: times(100, 200, 24) },
    { first: times(900, 950, 48), second: times(90, 190, 16) },
    { first: times(160, 290, 32), second: times(110, 210, 40) },
  ];
  const rows = rowsOf({ name: "card", doneBudget: 300 }, runs);
  expect(rows.map((row) => [row.name, row.value, verdict(row)])).toEqual([
    ["card: first visible change", 160, "ok"],
    ["card: first against second touch", 1.6, "OVER"],
    ["card: done", 290, "ok"],
    ["card: event latency", 32, "ok"],
  ]);
  expect(rows[0].detail).toBe("150 to 900 in 3 runs; the second touch 100 ms");
});
