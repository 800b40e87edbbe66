import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { ProgressBar } from "./ProgressBar";

it.each([
  [Number.NaN, 100, 0],
  [0, 0, 0],
  [5, Number.NaN, 0],
  [5, Number.POSITIVE_INFINITY, 0],
  [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0],
  [Number.POSITIVE_INFINITY, 100, 100],
])("%s of %s is said as %s percent", (value, max, percent) => {
  const html = renderToString(<ProgressBar label="Profile" value={value} max={max} />);
  expect(html).toContain(`aria-valuenow="${percent}"`);
  expect(html).toContain(`inline-size:${percent}%`);
});
