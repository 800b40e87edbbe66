import { expect, it } from "vitest";
import { texts } from "../texts/en";
import { sampleMrp, samplesOf } from "./samples";

it("cost what the specification says, under its five tabs", () => {
  const samples = samplesOf(texts);
  expect(sampleMrp).toBe(1999);
  expect(Math.min(...samples.map(({ price }) => price))).toBe(1199);
  expect(Math.max(...samples.map(({ price }) => price))).toBe(1599);
  expect([...new Set(samples.map(({ tab }) => tab))]).toEqual([
    "Casual Wears",
    "Party Wear Sarees",
    "Wedding Lehengas",
    "Festive Kurtis",
    "Date Nights",
  ]);
});
