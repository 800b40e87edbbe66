import "../shop/kit-styles";
import "@taanka/ui/fonts/taanka.css";
import "@fontsource-variable/bricolage-grotesque";
import { ThemeScript } from "@taanka/ui";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { brand, shopName } from "../shop/brand";
import { Theme } from "../shop/Theme";

export const metadata: Metadata = { title: shopName, icons: "data:," };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en-IN"
      data-taanka-brand={brand.name}
      data-taanka-mode="light"
      suppressHydrationWarning
    >
      <head>
        <ThemeScript />
        <style>{brand.css}</style>
      </head>
      <body>
        <Theme shopName={shopName}>{children}</Theme>
      </body>
    </html>
  );
}
