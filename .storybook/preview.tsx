import "@taanka/ui/fonts/devanagari.css";
import "@taanka/ui/fonts/taanka.css";
import "@taanka/ui/fonts/neel.css";
import "@taanka/ui/fonts/kora.css";
import "../packages/ui/src/styles";
import "../packages/ui/src/tokens/brand-neel.css";
import "../packages/ui/src/tokens/brand-kora.css";
import type { Preview } from "@storybook/react-vite";
import { ThemeProvider } from "@taanka/ui";
import { hindi } from "@taanka/ui/messages/hi";
import { checkContrastInEveryTheme } from "./contrast";

const items = (...values: string[]) => values.map((value) => ({ value, title: value }));

const preview: Preview = {
  parameters: {
    layout: "fullscreen",
    a11y: { test: "error" },
    controls: { matchers: { color: /(background|color)$/i, date: /date$/i } },
    options: {
      storySort: { order: ["Welcome", "Tokens", "Layout", "Typography", "Controls", "*"] },
    },
    viewport: {
      options: {
        phone: { name: "Phone (390)", styles: { width: "390px", height: "844px" } },
        tablet: { name: "Tablet (820)", styles: { width: "820px", height: "1180px" } },
        desktop: { name: "Desktop (1440)", styles: { width: "1440px", height: "900px" } },
      },
    },
  },
  globalTypes: {
    brand: {
      toolbar: { icon: "paintbrush", items: items("taanka", "neel", "kora"), dynamicTitle: true },
    },
    mode: {
      toolbar: { icon: "mirror", items: items("light", "dark", "system"), dynamicTitle: true },
    },
    dir: { toolbar: { icon: "transfer", items: items("ltr", "rtl"), dynamicTitle: true } },
    locale: { toolbar: { icon: "globe", items: items("en-IN", "hi-IN"), dynamicTitle: true } },
  },
  initialGlobals: { brand: "taanka", mode: "light", dir: "ltr", locale: "en-IN" },
  decorators: [
    (Story, { globals, parameters }) => (
      <ThemeProvider
        brand={globals.brand}
        mode={globals.mode}
        dir={globals.dir}
        locale={globals.locale}
        messages={globals.locale === "hi-IN" ? hindi : undefined}
        data-testid="theme"
        style={
          parameters.bleed ? { minBlockSize: "100vh" } : { padding: 24, minBlockSize: "12rem" }
        }
      >
        <Story />
      </ThemeProvider>
    ),
  ],
  afterEach: async ({ canvasElement, parameters, viewMode }) => {
    // A docs page renders several stories at once, and axe runs one at a time.
    if (viewMode === "docs" || parameters.a11y?.test === "off") return;
    await checkContrastInEveryTheme(canvasElement);
  },
};

export default preview;
