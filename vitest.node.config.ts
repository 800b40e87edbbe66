import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

const conditions = ["@taanka/source", "module", "node", "development|production"];
const source = { resolve: { conditions }, ssr: { resolve: { conditions } } };

/** What a browser shows late on a busy machine is tried once more; `npm test` names each such case. */
export const retry = 1;

/** The projects whose tests run in Node. */
export const nodeProjects: TestProjectInlineConfiguration[] = [
  {
    ...source,
    plugins: [react(), vanillaExtractPlugin()],
    test: {
      name: "unit",
      environment: "node",
      // Files share what they import, which costs twice the processor to load for each anew:
      // no test mocks a module, and whatever one sets, it takes back.
      isolate: false,
      include: [
        "packages/{ui,api-client,store,store-app,server,catalogue,shop-config,create-store}/{src,studio}/**/*.test.{ts,tsx,mjs}",
        "scripts/**/*.test.{mjs,ts}",
      ],
      globalSetup: ["packages/server/src/testing/global-setup.ts"],
      // Speed is measured elsewhere: a busy machine makes no test fail.
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  },
  {
    ...source,
    test: {
      name: "api",
      environment: "node",
      // As above; the embedded database's program, too, is compiled once for all files.
      isolate: false,
      include: ["packages/store-api/src/**/*.test.ts"],
      globalSetup: ["packages/store-api/src/testing/global-setup.ts"],
      expect: { poll: { timeout: 10_000 } },
      testTimeout: 30_000,
      hookTimeout: 120_000,
      maxWorkers: 2,
    },
  },
  {
    test: {
      name: "e2e",
      // One file after the other shares the browser's driver, and the browser.
      isolate: false,
      retry,
      expect: { poll: { timeout: 15_000 } },
      environment: "node",
      include: ["e2e/**/*.test.ts"],
      globalSetup: ["e2e/setup.ts"],
      testTimeout: 120_000,
      hookTimeout: 240_000,
      // They wait more than they compute.
      maxWorkers: 2,
    },
  },
];

/** These alone: Storybook, which only the stories need, takes longer to load than many a test to run. */
export default defineConfig({ test: { projects: nodeProjects } });
