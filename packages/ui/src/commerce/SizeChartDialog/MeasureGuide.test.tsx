import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { MeasureGuide } from "./MeasureGuide";

it("marks a step in the drawing by its key and reads its label", () => {
  const html = renderToStaticMarkup(
    <MeasureGuide title="माप कैसे लें" steps={[{ key: "Chest", label: "छाती", text: "फ़ीता लपेटें।" }]} />,
  );
  const text = html.replace(/<[^>]*>/g, "|");
  expect(text).toMatch(/A · \|+छाती/);
  expect(text.match(/\|A\|/g)).toHaveLength(1);
  expect(text).not.toContain("Chest");
});
