import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { MeasureGuide } from "./MeasureGuide";

it("marks a step in the drawing by its key and reads its label", () => {
  const html = renderToStaticMarkup(
    <MeasureGuide
      title="माप कैसे लें"
      steps={[{ key: "Chest", label: "छाती", text: "फ़ीता लपेटें।" }]}
      drawing={undefined}
    />,
  );
  const text = html.replace(/<[^>]*>/g, "|");
  expect(text).toMatch(/A · \|+छाती/);
  expect(text.match(/\|A\|/g)).toHaveLength(1);
  expect(text).not.toContain("Chest");
});

it("draws its kurti where a step is marked in it, and nothing beside another drawing", () => {
  const svgs = (keys: string[], drawing?: ReactNode) => {
    const steps = keys.map((key) => ({ key, text: "" }));
    const guide = <MeasureGuide title="How to Measure" steps={steps} drawing={drawing} />;
    return renderToStaticMarkup(guide).match(/<svg|<img/g) ?? [];
  };
  expect(svgs(["Waist", "Length"])).toEqual(["<svg"]);
  expect(svgs(["waist", "hip", "inseam"])).toEqual([]);
  expect(svgs(["waist"], <img src="trousers.svg" alt="Trousers" />)).toEqual(["<img"]);
  expect(svgs(["chest"], <img src="blouse.svg" alt="Blouse" />)).toEqual(["<img"]);
  expect(svgs(["chest"], null)).toEqual([]);
});
