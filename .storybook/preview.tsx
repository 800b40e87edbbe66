import "@taanka/ui/fonts/devanagari.css";
import "@taanka/ui/fonts/taanka.css";
import "@taanka/ui/fonts/neel.css";
import "@taanka/ui/fonts/kora.css";
import "../packages/ui/src/styles";
import "../packages/ui/src/tokens/brand-neel.css";
import "../packages/ui/src/tokens/brand-kora.css";
import "./docs.css";
import type { Preview } from "@storybook/react-vite";
import { ThemeProvider } from "@taanka/ui";
import { hindi } from "@taanka/ui/messages/hi";
import { DocsTitle } from "../packages/ui/src/docs/DocsTitle";
import { checkContrastInEveryTheme } from "./contrast";
import { withReactProps } from "./reactProps.mjs";
import { keepDrawn, showCode } from "./showCode";
import { storybookTheme } from "./theme";

const items = (choices: Record<string, string>) =>
  Object.entries(choices).map(([value, title]) => ({ value, title }));

const width = (
  name: string,
  inline: number,
  block: number,
  type: "mobile" | "tablet" | "desktop",
) => ({
  name: `${name} · ${inline}`,
  styles: { width: `${inline}px`, height: `${block}px` },
  type,
});

const preview: Preview = {
  parameters: {
    layout: "fullscreen",
    // The ground is the theme's.
    backgrounds: { disable: true },
    a11y: { test: "error" },
    controls: { matchers: { color: /(background|color)$/i, date: /date$/i } },
    docs: {
      theme: storybookTheme,
      components: { h1: DocsTitle },
      source: { type: "dynamic", transform: showCode },
    },
    options: {
      storySort: {
        order: [
          "Welcome",
          "Guides",
          [
            "Adopt the kit",
            "Theme a brand",
            "Frameworks",
            "Beside other CSS",
            "Design tools",
            "API client",
            "Questions",
          ],
          "Brand playground",
          "Compositions",
          ["Home", "Listing", "Product", "Cart", "Order", "Sign in"],
          "Tokens",
          "Icons",
          "Layout",
          "Typography",
          "Controls",
          "*",
        ],
      },
    },
    viewport: {
      options: {
        full: { name: "Full width", styles: { width: "100%", height: "100%" }, type: "desktop" },
        zoomed: width("400 %", 320, 256, "mobile"),
        narrow: width("Small phone", 320, 640, "mobile"),
        phone: width("Phone", 390, 844, "mobile"),
        tablet: width("Tablet", 820, 1180, "tablet"),
        laptop: width("Laptop", 1280, 800, "desktop"),
        desktop: width("Desktop", 1440, 900, "desktop"),
        wide: width("Wide", 1920, 1080, "desktop"),
      },
    },
  },
  argTypesEnhancers: [withReactProps],
  globalTypes: {
    brand: {
      description: "Brand",
      toolbar: {
        icon: "paintbrush",
        items: items({ taanka: "Taanka", neel: "Neel", kora: "Kora" }),
        dynamicTitle: true,
      },
    },
    mode: {
      description: "Colour mode",
      toolbar: {
        icon: "mirror",
        items: items({ light: "Light", dark: "Dark", system: "As the system" }),
        dynamicTitle: true,
      },
    },
    dir: {
      description: "Direction of writing",
      toolbar: {
        icon: "transfer",
        items: items({ ltr: "Left to right", rtl: "Right to left" }),
        dynamicTitle: true,
      },
    },
    locale: {
      description: "Language",
      toolbar: {
        icon: "globe",
        items: items({ "en-IN": "English", "hi-IN": "हिन्दी" }),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { brand: "taanka", mode: "light", dir: "ltr", locale: "en-IN" },
  decorators: [
    keepDrawn,
    (Story, { globals, parameters, viewMode }) => (
      <ThemeProvider
        brand={globals.brand}
        mode={globals.mode}
        dir={globals.dir}
        locale={globals.locale}
        messages={globals.locale === "hi-IN" ? hindi : undefined}
        shopName="TAANKA"
        data-testid="theme"
        style={{
          padding: parameters.bleed ? undefined : 24,
          minBlockSize: viewMode === "docs" && !parameters.bleed ? "12rem" : "100vh",
        }}
      >
        <Story />
      </ThemeProvider>
    ),
  ],
  afterEach: async ({ canvasElement, parameters }) => {
    // In tests alone: somebody who looks at a story would see it go through every brand.
    if (import.meta.env.MODE !== "test" || parameters.a11y?.test === "off") return;
    await checkContrastInEveryTheme(canvasElement);
  },
};

export default preview;
