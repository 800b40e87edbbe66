import { type BrandProperties, brandCss, brandProperties } from "./brandCss";
import {
  type BrandColors,
  type BrandDescription,
  corners,
  densityTokens,
} from "./brandDescription";
import { type BrandProblem, brandProblems } from "./brandProblems";
import type { Brand } from "./brands";
import { taanka } from "./brands/taanka";
import { descriptionProblems } from "./checkDescription";
import { longHex, luminance, withAlpha } from "./color";
import { deriveColors, otherMode, type SeedColors } from "./deriveColors";

/** What `createBrand` makes: tokens, a style sheet, and what of the given does not read. */
export interface CreatedBrand {
  /** The brand's name, as `ThemeProvider brand` takes it. */
  name: string;
  /** Every token of the contract with its value. */
  tokens: Brand;
  /** The brand as a style sheet: put it into a `.css` file or a `style` element. */
  css: string;
  /** Custom properties of one mode, for the `style` of one element. */
  properties: (mode: "light" | "dark") => BrandProperties;
  /** What a person should know: first what breaks the brand for readers, then what may. */
  problems: BrandProblem[];
}

const given = <T extends object>(choice: T | undefined): Partial<T> =>
  Object.fromEntries(
    Object.entries(choice ?? {}).filter(([, value]) => value !== undefined),
  ) as Partial<T>;

const devanagari = '"Anek Devanagari Variable"';

/** Every stack ends in a face for Hindi, before its last name, which is the device's own. */
function withDevanagari(fonts: Partial<Brand["shared"]["font"]>) {
  return Object.fromEntries(
    Object.entries(fonts).map(([name, stack]) => {
      if (/devanagari/i.test(stack)) return [name, stack];
      const faces = stack.split(",").map((face) => face.trim());
      const own = faces.filter((face) => !/^(ui-|system-ui|serif|sans-serif)/.test(face));
      faces.splice(own.length, 0, devanagari);
      return [name, faces.join(", ")];
    }),
  );
}

function sharedTokens({ radius, density = "comfortable", ...choice }: BrandDescription) {
  const usual = taanka.shared;
  const close = densityTokens(density);
  const round = typeof radius === "string" ? corners[radius] : given(radius);
  return {
    font: { ...usual.font, ...withDevanagari(given(choice.font)) },
    weight: { ...usual.weight, ...given(choice.weight) },
    tracking: { ...usual.tracking, ...given(choice.tracking) },
    leading: { ...usual.leading, ...given(choice.leading) },
    radius: { ...usual.radius, ...round },
    duration: { ...usual.duration, ...given(choice.duration) },
    easing: { ...usual.easing, ...given(choice.easing) },
    size: { ...usual.size, ...close.size, ...given(choice.size) },
    textSize: { ...usual.textSize, ...given(choice.textSize) },
    space: { ...close.space, ...given(choice.space) },
  };
}

const floating = (ink: string, surface: string) =>
  luminance(surface) < luminance(ink)
    ? "0 16px 48px -12px rgb(0 0 0 / 0.6)"
    : `0 12px 40px -12px ${withAlpha(ink, 0.28)}`;

function modeTokens(colors: BrandColors, shadow: string | undefined) {
  const color = deriveColors(colors);
  return { color, shadow: { float: shadow ?? floating(color.ink, color.surface) } };
}

/**
 * A brand from a small description, as CSS text that needs no build step. Colours that the
 * description leaves out are made so that every text reads at WCAG 2.2 AA; those it gives are kept
 * and measured, and `problems` tells what does not read, where and what would.
 *
 * @throws {TypeError} if a name, a colour or a value can't be written into a style sheet, or would
 * fetch something from elsewhere; the message tells which and why.
 *
 * @example
 * const mogra = createBrand({
 *   name: "mogra",
 *   light: { surface: "#fffdf8", ink: "#16211d", accent: "#2f5d50" },
 *   radius: "soft",
 * });
 */
export function createBrand(description: BrandDescription): CreatedBrand {
  const wrong = descriptionProblems(description);
  if (wrong.length > 0) {
    throw new TypeError(`createBrand can't read this description:\n- ${wrong.join("\n- ")}`);
  }
  const { name, shadow } = description;
  const light = given(description.light) as BrandColors;
  const dark = given(description.dark ?? otherMode(longSeeds(light))) as BrandColors;
  const tokens: Brand = {
    name,
    shared: sharedTokens(description),
    light: modeTokens(light, shadow?.light),
    dark: modeTokens(dark, shadow?.dark),
  };
  return {
    name,
    tokens,
    css: brandCss(tokens),
    properties: (mode) => brandProperties(tokens, mode),
    problems: brandProblems(tokens, { light, dark }),
  };
}

function longSeeds({ surface, ink, accent }: SeedColors): SeedColors {
  return { surface: longHex(surface), ink: longHex(ink), accent: longHex(accent) };
}
