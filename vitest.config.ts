import path from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumArguments, findChromium } from "./scripts/lib/chromium.mjs";
import { nodeProjects, retry } from "./vitest.node.config";

const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  }),
  instances: [{ browser: "chromium" as const }],
});

export default defineConfig({
  test: {
    projects: [
      ...nodeProjects,
      {
        plugins: [storybookTest({ configDir: path.resolve(".storybook") })],
        // One page for all stories, as in Storybook itself: the kit's modules are fetched once.
        test: { name: "stories", isolate: false, testTimeout: 30_000, retry, browser: browser() },
      },
    ],
  },
});
