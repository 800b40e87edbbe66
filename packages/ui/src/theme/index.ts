export {
  type LinkComponent,
  type LinkComponentProps,
  type ThemeContextValue,
  useMessages,
  usePortalContainer,
  useTheme,
} from "./context";
export type { Mode } from "./modeStore";
export { ThemeProvider, type ThemeProviderProps } from "./ThemeProvider";
export { ThemeScript, type ThemeScriptProps } from "./ThemeScript";
export { themeScript, themeScriptHash } from "./themeScript";
export { type ModeChoice, useMode } from "./useMode";
