export {
  type LinkComponent,
  type LinkComponentProps,
  type ThemeContextValue,
  useMessages,
  usePortalContainer,
  useTheme,
} from "./context";
export { ThemeProvider, type ThemeProviderProps } from "./ThemeProvider";
