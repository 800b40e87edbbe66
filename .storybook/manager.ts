import { addons } from "storybook/manager-api";
import { storybookTheme } from "./theme";

addons.setConfig({
  theme: storybookTheme,
  sidebar: { showRoots: true, collapsedRoots: ["icons"] },
});
