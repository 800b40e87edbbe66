import { space, textSize } from "./scales";

/** Colour roles. Components name roles only, never raw colours. */
export interface ColorTokens {
  /** Page background. */
  surface: string;
  /** Cards, panels, fields. */
  raised: string;
  /** Wells, placeholders, image frames. */
  sunken: string;
  /** Main text. */
  ink: string;
  /** Secondary text (4.5:1 on every surface). */
  muted: string;
  /** Decoration and text of 18 px or more only. */
  faint: string;
  /** Hairlines that separate, never a control's only boundary. */
  line: string;
  /** Control boundaries (3:1 on every surface). */
  lineStrong: string;
  /** Main buttons, links, what is chosen. */
  accent: string;
  /** The same under a mouse. */
  accentHover: string;
  /** Text on the accent. */
  onAccent: string;
  /** Tint behind selected or hovered things. */
  accentSoft: string;
  /** Running stitch; decoration only. */
  zari: string;
  /** Discounts. */
  sale: string;
  /** Text and signs of what went well. */
  positive: string;
  /** Ground of such a notice. */
  positiveSoft: string;
  /** Text and signs of a warning. */
  caution: string;
  /** Ground of such a notice. */
  cautionSoft: string;
  /** Text and signs of an error. */
  critical: string;
  /** Ground of such a notice. */
  criticalSoft: string;
  /** Text and signs of what is neither good nor bad. */
  info: string;
  /** Ground of such a notice. */
  infoSoft: string;
  /** Behind dialogs and drawers. */
  scrim: string;
  /** Text and icons over pictures, which carry their own scrim. */
  onPicture: string;
  /** Plates that controls sit on over pictures (hearts, arrows). */
  plate: string;
}

/** All tokens that a theme sets, by group and name: CSS values as text. */
export interface ThemeTokens {
  color: ColorTokens;
  font: { display: string; text: string };
  weight: { display: string; regular: string; medium: string; semibold: string };
  /** Letter spacing of eyebrows and navigation, and of display type. */
  tracking: { eyebrow: string; display: string };
  /** Line heights, unitless. */
  leading: { display: string; heading: string; text: string; tight: string };
  radius: { control: string; card: string; panel: string; full: string };
  shadow: { float: string };
  duration: { feedback: string; panel: string; banner: string };
  easing: { out: string };
  size: { content: string; gutter: string; header: string; control: string; controlSmall: string };
  textSize: { [K in keyof typeof textSize]: string };
  space: { [K in keyof typeof space]: string };
}

type Shape<T> = { [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

const keys = <const K extends string>(...names: K[]) =>
  Object.fromEntries(names.map((name) => [name, ""])) as Record<K, string>;

/** The contract's structure with empty leaves. */
export const tokenShape: Shape<ThemeTokens> = {
  color: keys(
    "surface",
    "raised",
    "sunken",
    "ink",
    "muted",
    "faint",
    "line",
    "lineStrong",
    "accent",
    "accentHover",
    "onAccent",
    "accentSoft",
    "zari",
    "sale",
    "positive",
    "positiveSoft",
    "caution",
    "cautionSoft",
    "critical",
    "criticalSoft",
    "info",
    "infoSoft",
    "scrim",
    "onPicture",
    "plate",
  ),
  font: keys("display", "text"),
  weight: keys("display", "regular", "medium", "semibold"),
  tracking: keys("eyebrow", "display"),
  leading: keys("display", "heading", "text", "tight"),
  radius: keys("control", "card", "panel", "full"),
  shadow: keys("float"),
  duration: keys("feedback", "panel", "banner"),
  easing: keys("out"),
  size: keys("content", "gutter", "header", "control", "controlSmall"),
  textSize: keys(...(Object.keys(textSize) as Array<keyof typeof textSize>)),
  space: keys(...(Object.keys(space) as Array<keyof typeof space>)),
};
