import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { mergeConfig } from "vite";
import { docgenOptions, relativePaths } from "./docgen.mjs";
import { kitTypeTables } from "./kitTypeTables.mjs";
import { llms } from "./llms.mjs";
import { storySources } from "./storySources.mjs";

const config: StorybookConfig = {
  stories: ["../packages/ui/src/**/*.mdx", "../packages/ui/src/**/*.stories.tsx"],
  staticDirs: [
    { from: "../packages/catalogue/pictures", to: "/pictures" },
    { from: "../packages/ui/src/fonts", to: "/brand" },
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: "@storybook/react-vite",
  // The search finds headings too, such as the other names of a component.
  features: { experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Tests of stories read no tables.
    reactDocgen: process.env.VITEST ? false : "react-docgen-typescript",
    reactDocgenTypescriptOptions: {
      ...docgenOptions,
      tsconfigPath: "packages/ui/tsconfig.json",
      include: ["packages/ui/src/**/*.tsx"],
      // An object of the samples would be taken for a component, and be given what is told of one.
      exclude: ["packages/ui/src/**/*.stories.tsx", "packages/ui/src/{docs,compositions}/**"],
    },
  },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [
        vanillaExtractPlugin(),
        storySources(),
        kitTypeTables(),
        llms(),
        relativePaths(process.cwd()),
      ],
      // Examples are written with the components' names.
      build: { rolldownOptions: { output: { keepNames: true } } },
      resolve: { conditions: ["@taanka/source", "module", "browser", "development|production"] },
      optimizeDeps: {
        include: ["radix-ui", "@radix-ui/react-dialog", "input-otp", "react-dom/server"],
      },
    }),
};

export default config;
