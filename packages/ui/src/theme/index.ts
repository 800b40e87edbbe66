export {
  type LinkComponent,
  type LinkComponentProps,
  type ThemeContextValue,
  useMessages,
  useTheme,
} from "./context";
export { ThemeProvider, type ThemeProviderProps } from "./ThemeProvider";
