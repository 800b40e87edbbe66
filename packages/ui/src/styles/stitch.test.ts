import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { runningStitch, runningStitchDown, stitchProperty } from "./stitch";

it("lets a brand draw a plain line in the place of every running stitch", () => {
  const css = readFileSync(path.resolve(import.meta.dirname, "../../dist/styles.css"), "utf8");
  const thread = /d='M(?:2\.75 1h2\.5|1 2\.75v2\.5)'/g;
  const sewn = css.match(
    new RegExp(`var\\(${stitchProperty},\\s*url\\("[^"]*${thread.source}`, "g"),
  );
  expect(css.match(thread)?.length).toBeGreaterThan(10);
  expect(sewn).toHaveLength(css.match(thread)?.length ?? 0);
  for (const { maskImage } of [runningStitch, runningStitchDown])
    expect(maskImage).toMatch(new RegExp(`^var\\(${stitchProperty}, url`));
});
