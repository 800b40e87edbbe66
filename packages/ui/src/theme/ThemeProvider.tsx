"use client";

import { Direction } from "radix-ui";
import { type ComponentProps, useMemo, useState } from "react";
import type { Messages } from "../messages/types";
import { type LinkComponent, PortalContext, ThemeContext } from "./context";
import { bodyHost, createPortalHost } from "./portalHost";

export interface ThemeProviderProps extends Omit<ComponentProps<"div">, "dir"> {
  /**
   * Brand whose tokens apply: `taanka`, `neel`, `kora`, or the name a brand's own CSS uses in
   * `[data-taanka-brand="…"]`.
   * @default "taanka"
   */
  brand?: string;
  /**
   * Colour mode; `system` follows the device.
   * @default "light"
   */
  mode?: "light" | "dark" | "system";
  /** @default "ltr" */
  dir?: "ltr" | "rtl";
  /**
   * BCP 47 tag used for numbers, dates and the `lang` attribute.
   * @default "en-IN"
   */
  locale?: string;
  /** Texts that replace the English defaults, whole (`hindi` from `@taanka/ui/messages/hi`) or in part. */
  messages?: Partial<Messages>;
  /**
   * The router's link, taking `href`.
   * @default "a"
   */
  linkComponent?: LinkComponent;
  /**
   * The shop's name as it is written. The word mark, the footer's copyright and invoices say it; they
   * leave it out where it is not given.
   */
  shopName?: string;
  /**
   * Put the theme's attributes on the document element yourself (`data-taanka-brand`,
   * `data-taanka-mode`, `dir`, `lang`) and render no wrapper.
   * @default false
   */
  attributesOnDocument?: boolean;
}

/**
 * Gives the components below it a brand, a colour mode, a direction, a locale, texts, the router's
 * link and the shop's name. Renders one `div` that carries the theme, or none with `attributesOnDocument`.
 */
export function ThemeProvider({
  brand = "taanka",
  mode = "light",
  dir = "ltr",
  locale = "en-IN",
  messages,
  linkComponent = "a",
  shopName,
  attributesOnDocument = false,
  children,
  ...rest
}: ThemeProviderProps) {
  const [host] = useState(createPortalHost);
  const value = useMemo(
    () => ({ locale, dir, messages, linkComponent, shopName }),
    [locale, dir, messages, linkComponent, shopName],
  );
  return (
    <ThemeContext value={value}>
      <PortalContext value={attributesOnDocument ? bodyHost : host}>
        <Direction.Provider dir={dir}>
          {attributesOnDocument ? (
            children
          ) : (
            <div
              {...rest}
              ref={host.set}
              data-taanka-brand={brand}
              data-taanka-mode={mode}
              dir={dir}
              lang={locale}
            >
              {children}
            </div>
          )}
        </Direction.Provider>
      </PortalContext>
    </ThemeContext>
  );
}
