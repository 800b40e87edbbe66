"use client";

import { Direction } from "radix-ui";
import { type ComponentProps, useContext, useLayoutEffect, useMemo, useState } from "react";
import type { SomeMessages } from "../messages/types";
import { type LinkComponent, PortalContext, ThemeContext } from "./context";
import { ErrorReportContext, type ReportError } from "./errorReport";
import { type Mode, subscribeToMode, writeToDocument } from "./modeStore";
import { bodyHost, createPortalHost, type PortalHost } from "./portalHost";
import { useChosenMode } from "./useMode";

export interface ThemeProviderProps extends Omit<ComponentProps<"div">, "dir" | "onError"> {
  /**
   * Brand whose tokens apply: `taanka`, `neel`, `kora`, or the name a brand's own CSS uses in
   * `[data-taanka-brand="…"]`.
   * @default "taanka"
   */
  brand?: string;
  /**
   * Colour mode where nobody chose one with `useMode`; `system` follows the device. Left out beside
   * `attributesOnDocument`, the one that stands on `html` counts.
   * @default "light"
   */
  mode?: Mode;
  /**
   * Direction of writing.
   * @default "ltr"
   */
  dir?: "ltr" | "rtl";
  /**
   * BCP 47 tag used for numbers, dates and the `lang` attribute.
   * @default "en-IN"
   */
  locale?: string;
  /** Texts that replace the English defaults, whole (`hindi` from `@taanka/ui/messages/hi`) or in part. */
  messages?: SomeMessages;
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
   * Decimals of the amounts in all components: `whenNotZero` writes ₹504, `always` ₹504.00. A
   * component's own `paise` counts first.
   * @default `whenNotZero` while browsing, `always` in the cart, the checkout and the account
   */
  paise?: "whenNotZero" | "always";
  /**
   * Hears of errors that an overlay caught in its content and shows a message for, with React's
   * `componentStack`; for the shop's monitoring. Nested providers without one report to the outer.
   */
  onError?: ReportError;
  /**
   * The whole page is the kit's: there is no wrapper, and the document's ground and scroll bars follow
   * the theme. `brand` and `mode` are written to the document element where they are given, and the
   * brand where none stands there; a server that writes the page says them there itself
   * (`data-taanka-brand`, `data-taanka-mode`), and `dir` and `lang` are always the page's own.
   * @default false
   */
  attributesOnDocument?: boolean;
}

interface ThemeElementProps extends ComponentProps<"div"> {
  onElement: PortalHost["set"];
}

/** The provider's own element, in which overlays are mounted. */
const ThemeElement = ({ onElement, ...rest }: ThemeElementProps) => (
  <div {...rest} ref={onElement} />
);

/**
 * Gives the components below it a brand, a colour mode, a direction, a locale, texts, the router's
 * link and the shop's name. Renders one `div` that carries the theme, or none with `attributesOnDocument`.
 */
export function ThemeProvider({
  brand,
  mode,
  dir = "ltr",
  locale = "en-IN",
  messages,
  linkComponent = "a",
  shopName,
  paise,
  onError,
  attributesOnDocument = false,
  children,
  ...rest
}: ThemeProviderProps) {
  const [host] = useState(createPortalHost);
  const outerReport = useContext(ErrorReportContext);
  const chosenMode = useChosenMode();
  // The document may say its mode itself; an element of the provider's own says one always.
  const usualMode = attributesOnDocument ? mode : (mode ?? "light");
  const value = useMemo(
    () => ({ locale, dir, messages, linkComponent, shopName, paise, mode: usualMode }),
    [locale, dir, messages, linkComponent, shopName, paise, usualMode],
  );
  // Before the first paint, and straight from what is stored: hydration begins without the choice.
  useLayoutEffect(() => {
    if (!attributesOnDocument) return;
    const write = () => writeToDocument(brand, mode);
    write();
    return subscribeToMode(write);
  }, [attributesOnDocument, brand, mode]);
  return (
    <ThemeContext value={value}>
      <ErrorReportContext value={onError ?? outerReport}>
        <PortalContext value={attributesOnDocument ? bodyHost : host}>
          <Direction.Provider dir={dir}>
            {attributesOnDocument ? (
              children
            ) : (
              <ThemeElement
                {...rest}
                onElement={host.set}
                data-taanka-brand={brand ?? "taanka"}
                data-taanka-mode={chosenMode ?? usualMode}
                dir={dir}
                lang={locale}
              >
                {children}
              </ThemeElement>
            )}
          </Direction.Provider>
        </PortalContext>
      </ErrorReportContext>
    </ThemeContext>
  );
}
