import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { mergeConfig } from "vite";

const config: StorybookConfig = {
  stories: ["../packages/ui/src/**/*.mdx", "../packages/ui/src/**/*.stories.tsx"],
  staticDirs: [
    { from: "../packages/catalogue/pictures", to: "/pictures" },
    { from: "../packages/ui/src/fonts", to: "/brand" },
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: "@storybook/react-vite",
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [vanillaExtractPlugin()],
      resolve: { conditions: ["@taanka/source", "module", "browser", "development|production"] },
      optimizeDeps: {
        include: ["radix-ui", "@radix-ui/react-dialog", "input-otp", "react-dom/server"],
      },
    }),
};

export default config;
