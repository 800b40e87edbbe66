import { describe, expect, it } from "vitest";
import { buildStories } from "./testing/buildStories";
import { still, withStories } from "./testing/openStories";

describe("what can be pressed, in every story", async () => {
  const { script, foundation, components } = await buildStories();
  const sheets = [still, ...foundation, ...components];

  it.each([
    ["a pointer", 24, { viewport: { width: 1440, height: 900 } }],
    ["a finger", 44, { viewport: { width: 1440, height: 900 }, hasTouch: true, isMobile: true }],
  ] as const)(
    "has room for %s, however short its name is",
    async (_what, least, device) => {
      const small = await withStories(script, device, (page) =>
        page.evaluate(([sheets, least]) => window.stories.targets(sheets, least), [
          sheets,
          least,
        ] as const),
      );
      expect(small).toEqual([]);
    },
    300_000,
  );
});
