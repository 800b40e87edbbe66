import type { ReactNode } from "react";

export interface DocumentProps {
  /** Where the browser finds the API when it is not the shop's own `/api`. */
  apiBaseUrl?: string | undefined;
  children: ReactNode;
}

/** The whole HTML document; the same on the server and in the browser, which hydrates it. */
export function Document({ apiBaseUrl, children }: DocumentProps) {
  return (
    <html
      lang="en-IN"
      dir="ltr"
      data-taanka-brand="taanka"
      data-taanka-mode="system"
      data-api={apiBaseUrl}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#FBF8F2" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#17110F" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>{children}</body>
    </html>
  );
}
