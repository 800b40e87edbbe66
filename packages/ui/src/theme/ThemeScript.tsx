import type { ComponentProps } from "react";
import { themeScript } from "./modeScript";

export interface ThemeScriptProps extends Omit<ComponentProps<"script">, "children"> {
  /**
   * Address where your server has `@taanka/ui/theme-script.js`, for policies without hashes; without
   * it the script is in the page, allowed by `themeScriptHash` or a `nonce`.
   */
  src?: string;
}

/**
 * Sets the mode that somebody chose with `useMode` before the page is painted: into the `head` of a
 * page that a server writes, whose `html` has `data-taanka-brand`, `data-taanka-mode` and
 * `suppressHydrationWarning`.
 */
export function ThemeScript(props: ThemeScriptProps) {
  return <script {...props}>{props.src ? undefined : themeScript}</script>;
}
