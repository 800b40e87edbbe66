export {
  type LinkComponent,
  type LinkComponentProps,
  type ThemeContextValue,
  useMessages,
  usePortalContainer,
  useTheme,
} from "./context";
export { themeScript, themeScriptHash } from "./modeScript";
export type { Mode } from "./modeStore";
export { ThemeProvider, type ThemeProviderProps } from "./ThemeProvider";
export { ThemeScript, type ThemeScriptProps } from "./ThemeScript";
export { type ModeChoice, useMode } from "./useMode";
