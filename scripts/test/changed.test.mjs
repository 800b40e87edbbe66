import { describe, expect, it } from "vitest";
import { planFor } from "./changed.mjs";

const nothing = { packages: [], tools: false, units: [], api: [], stories: [], notes: [] };
const api = "Every call may answer differently now: npm run test:api";
const stories = "All stories may look different now: npm run test:stories";
const journeys = "No journey was walked: npm run test:e2e";

describe("a quick look", () => {
  it("at nothing, or at documents, has nothing to do", () => {
    expect(planFor([])).toEqual(nothing);
    expect(planFor(["README.md", "docs/architecture.md"])).toEqual(nothing);
  });

  it("at a component takes its package's types, related units and its own stories", () => {
    const files = [
      "packages/ui/src/controls/Button/Button.tsx",
      "packages/ui/src/controls/Button/Button.stories.tsx",
      "packages/ui/src/controls/Button/Button.css.ts",
    ];
    expect(planFor(files)).toEqual({
      ...nothing,
      packages: ["ui"],
      units: files,
      stories: ["packages/ui/src/controls/Button/"],
    });
  });

  it("at a story that lies by itself takes that story", () => {
    expect(planFor(["packages/ui/src/compositions/Home.stories.tsx"]).stories).toEqual([
      "packages/ui/src/compositions/Home.stories.tsx",
    ]);
  });

  it("at what every component uses says that not every story was looked at", () => {
    const plan = planFor(["packages/ui/src/tokens/brands.ts"]);
    expect(plan).toMatchObject({ packages: ["ui"], stories: [], notes: [stories] });
  });

  it("at the API takes the tests beside the changed files", () => {
    const plan = planFor([
      "packages/store-api/src/orders/service.ts",
      "packages/store-api/src/orders/states.ts",
      "packages/store-api/src/config.test.ts",
    ]);
    expect(plan.packages).toEqual(["store-api"]);
    expect(plan.units).toEqual([]);
    expect(plan.api).toEqual([
      "packages/store-api/src/config.test.ts",
      "packages/store-api/src/orders/",
    ]);
  });

  it.each(["testing/api.ts", "services.ts", "database/schema.ts"])(
    "at the API's %s says that not every call was tried",
    (file) => {
      expect(planFor([`packages/store-api/src/${file}`]).notes).toEqual([api, journeys]);
    },
  );

  it("at the contract concerns both of its sides", () => {
    const plan = planFor(["packages/api-client/src/contract/money.ts"]);
    expect(plan).toMatchObject({ packages: ["api-client"], notes: [api, journeys] });
    expect(plan.units).toHaveLength(1);
  });

  it("at tools takes their types", () => {
    expect(planFor(["vitest.config.ts"])).toEqual({ ...nothing, tools: true });
    expect(planFor(["vitest.node.config.ts"])).toEqual({ ...nothing, tools: true });
    expect(planFor(["e2e/pages.test.ts"])).toEqual({ ...nothing, tools: true, notes: [journeys] });
    expect(planFor(["packages/ui/tsup.config.ts"])).toMatchObject({
      packages: ["ui"],
      tools: true,
    });
    expect(planFor(["scripts/test.mjs"])).toEqual({ ...nothing, units: ["scripts/test.mjs"] });
  });
});
