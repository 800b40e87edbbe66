import { commerce } from "./hi/commerce";
import { controls } from "./hi/controls";
import { feedback } from "./hi/feedback";
import { layout } from "./hi/layout";
import { navigation } from "./hi/navigation";
import { overlays } from "./hi/overlays";
import { sections } from "./hi/sections";
import { typography } from "./hi/typography";
import type { Messages } from "./types";

/** The kit in Hindi: `<ThemeProvider locale="hi-IN" messages={hindi}>`. */
export const hindi: Messages = {
  ...layout,
  ...typography,
  ...controls,
  ...overlays,
  ...feedback,
  ...navigation,
  ...sections,
  ...commerce,
};
