import path from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumArguments, findChromium } from "./scripts/lib/chromium.mjs";

const source = {
  resolve: { conditions: ["@taanka/source", "module", "node", "development|production"] },
};
const ssrSource = {
  ssr: { resolve: { conditions: ["@taanka/source", "module", "node", "development|production"] } },
};

const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  }),
  instances: [{ browser: "chromium" as const }],
});

/** What a browser shows late on a busy machine is tried once more; `npm test` names each such case. */
const retry = 1;

export default defineConfig({
  test: {
    projects: [
      {
        ...source,
        ...ssrSource,
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: "unit",
          environment: "node",
          // Files share what they import, which costs twice the processor to load for each anew:
          // no test mocks a module, and whatever one sets, it takes back.
          isolate: false,
          include: [
            "packages/{ui,api-client,store-app,server,catalogue,shop-config,create-store}/{src,studio}/**/*.test.{ts,tsx,mjs}",
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
        ...ssrSource,
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
        plugins: [storybookTest({ configDir: path.resolve(".storybook") })],
        // One page for all stories, as in Storybook itself: the kit's modules are fetched once.
        test: { name: "stories", isolate: false, testTimeout: 30_000, retry, browser: browser() },
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
          maxWorkers: 1,
          fileParallelism: false,
        },
      },
    ],
  },
});
