import { modeOf, valueAt } from "./brandCss";
import type { Brand } from "./brands";
import { channels, isHex, longHex } from "./color";
import { tokenPaths } from "./propertyName";
import type { ThemeTokens } from "./shape";
import { tokenNotes } from "./tokenNotes";

/** One token of the Design Tokens format (2025.10), or an alias such as `{color.accent}`. */
interface DesignToken {
  $value: unknown;
  $type?: string;
  $description?: string;
  $extensions?: Record<string, unknown>;
}

interface DesignTokenGroup {
  $type?: string;
  $description?: string;
  [name: string]: DesignToken | DesignTokenGroup | string | undefined;
}

/** A document of the Design Tokens format: groups of the contract, with composite roles beside. */
export interface DesignTokens {
  $description: string;
  $extensions: Record<string, unknown>;
  [group: string]: DesignTokenGroup | Record<string, unknown> | string;
}

/** Where what CSS says and the format can't is kept, so that nothing is lost on the way back. */
export const extension = "in.taanka.ui";

const round = (value: number) => Number(value.toFixed(4));

/** `rgb(35 24 32 / 0.5)` or a hex colour as the format writes it. */
function colorValue(css: string) {
  if (isHex(css)) {
    return {
      colorSpace: "srgb",
      components: channels(css).map(round),
      hex: longHex(css).toLowerCase(),
    };
  }
  const [red = 0, green = 0, blue = 0, alpha = 1] = (css.match(/[\d.]+/g) ?? []).map(Number);
  return { colorSpace: "srgb", components: [red, green, blue].map((c) => round(c / 255)), alpha };
}

/** `1.5rem`, `0`, or the widest end of a fluid `clamp(…)`. */
function dimensionValue(css: string) {
  const last = css.match(/-?[\d.]+(?:rem|px)?(?=\)?$)/)?.[0] ?? "0";
  return { value: Number.parseFloat(last), unit: last.endsWith("px") ? "px" : "rem" };
}

function oneShadow(css: string) {
  const [lengths = "", color = css] = css.split(/\s(?=rgb|#)/);
  const [x = 0, y = 0, blur = 0, spread = 0] = lengths.split(" ").map(Number.parseFloat);
  const px = (value: number) => ({ value, unit: "px" });
  return {
    color: colorValue(color),
    offsetX: px(x),
    offsetY: px(y),
    blur: px(blur),
    spread: px(spread),
  };
}

function shadowValue(css: string) {
  const layers = css.split(/,(?![^(]*\))/).map((layer) => oneShadow(layer.trim()));
  return layers.length === 1 ? layers[0] : layers;
}

const families = (css: string) => css.split(",").map((name) => name.trim().replaceAll('"', ""));

/** How each group of the contract is written in the format. */
export const types: Record<keyof ThemeTokens, { type: string; value: (css: string) => unknown }> = {
  color: { type: "color", value: colorValue },
  font: { type: "fontFamily", value: families },
  weight: { type: "fontWeight", value: Number },
  tracking: { type: "number", value: Number.parseFloat },
  leading: { type: "number", value: Number },
  radius: { type: "dimension", value: dimensionValue },
  shadow: { type: "shadow", value: shadowValue },
  duration: {
    type: "duration",
    value: (css) => ({ value: Number.parseFloat(css), unit: css.endsWith("ms") ? "ms" : "s" }),
  },
  easing: { type: "cubicBezier", value: (css) => (css.match(/-?[\d.]+/g) ?? []).map(Number) },
  size: { type: "dimension", value: dimensionValue },
  textSize: { type: "dimension", value: dimensionValue },
  space: { type: "dimension", value: dimensionValue },
};

/** Whether the format's value says all that the CSS says; if not, the CSS goes along. */
const exact: Partial<Record<keyof ThemeTokens, RegExp>> = {
  color: /^#|^rgb/,
  font: /./,
  weight: /^\d+$/,
  leading: /./,
  duration: /./,
};

function token(group: keyof ThemeTokens, name: string, css: string): DesignToken {
  const { value } = types[group];
  const plain = exact[group]?.test(css) || /^(0|-?[\d.]+(rem|px))$/.test(css);
  return {
    $value: value(css),
    ...(tokenNotes[group][name] && { $description: tokenNotes[group][name] }),
    ...(!plain && { $extensions: { [extension]: { css } } }),
  };
}

/** Composite roles, made of aliases: what a designer picks, following what the brand sets. */
function roles({ tracking, textSize }: ThemeTokens): Record<string, DesignTokenGroup> {
  const spacing = (em: string, size: string) => {
    const rem = Number.parseFloat(em) * dimensionValue(size).value;
    return { value: round(rem), unit: "rem" };
  };
  const text = (size: string, weight: string, leading: string, face = "text") => ({
    fontFamily: `{font.${face}}`,
    fontSize: `{textSize.${size}}`,
    fontWeight: `{weight.${weight}}`,
    lineHeight: `{leading.${leading}}`,
    letterSpacing: { value: 0, unit: "rem" },
  });
  const display = (size: keyof ThemeTokens["textSize"], leading: string) => ({
    ...text(size, "display", leading, "display"),
    letterSpacing: spacing(tracking.display, textSize[size]),
  });
  const line = (color: string) => ({
    $value: { color: `{color.${color}}`, width: { value: 1, unit: "px" }, style: "solid" },
  });
  const move = (duration: string) => ({
    $value: {
      duration: `{duration.${duration}}`,
      delay: { value: 0, unit: "ms" },
      timingFunction: "{easing.out}",
    },
  });
  return {
    typography: {
      $type: "typography",
      display: { $value: display("5xl", "display") },
      heading: { $value: display("3xl", "heading") },
      body: { $value: text("md", "regular", "text") },
      caption: { $value: text("sm", "regular", "text") },
      eyebrow: {
        $value: {
          ...text("xs", "medium", "text"),
          letterSpacing: spacing(tracking.eyebrow, textSize.xs),
        },
        $description: "Written in upper case.",
      },
    },
    border: {
      $type: "border",
      hairline: line("line"),
      control: line("lineStrong"),
      chosen: line("accent"),
    },
    transition: { $type: "transition", feedback: move("feedback"), panel: move("panel") },
  };
}

/**
 * A brand's mode as a document of the W3C Community Group's Design Tokens format (2025.10), for
 * Figma, Penpot, Tokens Studio, Style Dictionary and their like.
 */
export function toDesignTokens(brand: Brand, mode: "light" | "dark"): DesignTokens {
  const tokens = modeOf(brand, mode);
  const groups: Record<string, DesignTokenGroup> = {};
  for (const [group, name] of tokenPaths) {
    groups[group] ??= { $type: types[group].type };
    groups[group][name] = token(group, name, valueAt(tokens, group, name));
  }
  return {
    $description: `Brand ${brand.name}, ${mode} mode.`,
    $extensions: { [extension]: { brand: brand.name, mode } },
    ...groups,
    ...roles(tokens),
  };
}
