import type { Brand } from "./brands";
import type { SeedColors } from "./deriveColors";
import { space } from "./scales";
import type { ColorTokens, ThemeTokens } from "./shape";

/** Corners by name; a brand may give its own four instead. */
export const corners = {
  square: { control: "0px", card: "0px", panel: "0px", full: "0px" },
  crisp: { control: "2px", card: "2px", panel: "4px", full: "999px" },
  soft: { control: "8px", card: "12px", panel: "16px", full: "999px" },
  round: { control: "14px", card: "20px", panel: "24px", full: "999px" },
} as const satisfies Record<string, ThemeTokens["radius"]>;

/** How round a brand's corners are, by name. */
export type Corners = keyof typeof corners;

/** How close things stand: factor of the spacing scale, and the heights of controls in rem. */
export const densities = {
  compact: { factor: 0.85, control: "2.75rem", controlSmall: "2rem" },
  comfortable: { factor: 1, control: "3rem", controlSmall: "2.25rem" },
  airy: { factor: 1.2, control: "3.25rem", controlSmall: "2.5rem" },
} as const;

/** How much room a brand gives, by name. */
export type Density = keyof typeof densities;

/** Spacing and control heights of a density. */
export function densityTokens(density: Density): {
  space: ThemeTokens["space"];
  size: Pick<ThemeTokens["size"], "control" | "controlSmall">;
} {
  const { factor, ...size } = densities[density];
  const scaled = Object.entries(space).map(([name, value]) => [
    name,
    value === "0" ? value : `${Number((Number.parseFloat(value) * factor).toFixed(4))}rem`,
  ]);
  return { space: Object.fromEntries(scaled) as ThemeTokens["space"], size };
}

type Shared = Brand["shared"];

/** The groups that both modes share, each given in part. */
type SharedChoices = { [Group in Exclude<keyof Shared, "radius">]?: Partial<Shared[Group]> };

/** Colours of one mode: three are chosen, the others follow from them unless given. */
export type BrandColors = SeedColors & Partial<ColorTokens>;

/** A brand in the words of a person: what is left out follows from what is given. */
export interface BrandDescription extends SharedChoices {
  /** Value of `data-taanka-brand`: lower-case letters, digits and dashes. */
  name: string;
  /** Colours of the light mode, `#rgb` or `#rrggbb`; `scrim` and `plate` may be any CSS colour. */
  light: BrandColors;
  /** Colours of the dark mode. Left out, it is made from the light one. */
  dark?: BrandColors;
  /**
   * Corners by name, or in part by length.
   * @default "crisp"
   */
  radius?: Corners | Partial<ThemeTokens["radius"]>;
  /**
   * How close things stand: spacing and the height of controls.
   * @default "comfortable"
   */
  density?: Density;
  /** Shadow of what floats, a CSS `box-shadow` for each mode. */
  shadow?: { light?: string; dark?: string };
}
