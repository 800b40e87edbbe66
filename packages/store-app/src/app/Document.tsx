import type { Language } from "@taanka/shop-config";
import { installPaths } from "@taanka/store/client";
import type { ReactNode } from "react";
import { shop } from "../config";
import { pathIn } from "../routing/language";

export interface DocumentProps {
  language: Language;
  /** Public origin of the shop: a page may be reached under another, such as that of a preview. */
  origin: string | undefined;
  /** Where the browser finds the API when it is not the shop's own `/api`. */
  apiBaseUrl?: string | undefined;
  children: ReactNode;
}

/** The whole HTML document; the same on the server and in the browser, which hydrates it. */
export function Document({ language, origin, apiBaseUrl, children }: DocumentProps) {
  const { brand, mode, themeColor, icon } = shop.theme;
  return (
    <html
      lang={language.locale}
      dir={language.dir}
      data-taanka-brand={brand}
      data-taanka-mode={mode}
      data-origin={origin}
      data-api={apiBaseUrl}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={themeColor.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeColor.dark} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`${installPaths.icons}apple-touch.png`} />
        <link rel="manifest" href={pathIn(language, installPaths.manifest)} />
      </head>
      <body>{children}</body>
    </html>
  );
}
