import { assignVars, globalStyle } from "@vanilla-extract/css";
import { base } from "../styles/layers.css";
import type { Brand } from "./brands";
import { vars } from "./contract.css";

/**
 * Writes a brand's tokens as custom properties on `[data-taanka-brand="<name>"]`, its dark mode on
 * the same element with `data-taanka-mode="dark"`, or `"system"` where the system asks for dark.
 */
export function applyBrand(brand: Brand, asDefault = false): void {
  const element = `[data-taanka-brand="${brand.name}"]`;
  const { color, shadow, ...shared } = vars;
  const dark = {
    vars: assignVars({ color, shadow }, brand.dark),
    colorScheme: "dark",
  } as const;
  globalStyle(asDefault ? `:root, ${element}` : element, {
    "@layer": {
      [base]: {
        vars: {
          ...assignVars(shared, brand.shared),
          ...assignVars({ color, shadow }, brand.light),
        },
        colorScheme: "light",
      },
    },
  });
  globalStyle(`${element}[data-taanka-mode="dark"]`, { "@layer": { [base]: dark } });
  globalStyle(`${element}[data-taanka-mode="system"]`, {
    "@layer": { [base]: { "@media": { "(prefers-color-scheme: dark)": dark } } },
  });
}
