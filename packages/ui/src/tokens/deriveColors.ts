import { taanka } from "./brands/taanka";
import { atLightness, luminance, mix, withAlpha } from "./color";
import { contrast } from "./contrast";
import type { ColorTokens } from "./shape";

/** What a brand must choose itself; every other colour can follow from these three. */
export type SeedColors = Pick<ColorTokens, "surface" | "ink" | "accent">;

const white = "#ffffff";
const black = "#000000";
const steps = 40;

/** Contrast aims a little above the limit, so that rounding never falls below it. */
const text = 4.55;
const boundary = 3.05;
const hairline = 1.12;
/** What a text on the surface must have, without the aim above it. */
const limit = 4.5;

const reads = (front: string, grounds: readonly string[], least: number) =>
  grounds.every((ground) => contrast(front, ground) >= least);

/** The mixture nearest to `start` on its way to `end` that reads on every ground. */
function readable(start: string, end: string, grounds: readonly string[], least: number): string {
  for (let step = 0; step < steps; step++) {
    const candidate = mix(start, end, step / steps);
    if (reads(candidate, grounds, least)) return candidate;
  }
  return mix(start, end, 1);
}

/** The mixture furthest from `start`, at most by `amount`, on which every front still reads. */
function ground(start: string, end: string, amount: number, fronts: readonly string[]): string {
  for (let step = steps; step > 0; step--) {
    const candidate = mix(start, end, (amount * step) / steps);
    if (fronts.every((front) => contrast(front, candidate) >= text)) return candidate;
  }
  return mix(start, end, 0);
}

/** Text on a filled control, tinted with its colour where that reads, else white or black. */
function onFill(fill: string): string {
  const pale = contrast(white, fill) >= contrast(black, fill);
  return readable(
    mix(fill, pale ? white : black, pale ? 0.9 : 0.72),
    pale ? white : black,
    [fill],
    text,
  );
}

/** Below this contrast two fills can't be told apart. */
export const sameFill = 1.03;

/** A filled control that is pointed at: darker or lighter by what its text allows, and never the same. */
function hovered(accent: string, end: string, onAccent: string): string {
  const usual = ground(accent, end, 0.2, [onAccent]);
  if (contrast(usual, accent) >= sameFill) return usual;
  return ground(accent, end === white ? black : white, 0.2, [onAccent]);
}

const statuses = ["positive", "caution", "critical", "info"] as const;

/** The colours that a brand leaves out, for the mode that surface and ink make: light or dark. */
export function deriveColors(given: SeedColors & Partial<ColorTokens>): ColorTokens {
  const { surface, ink, accent } = given;
  const dark = luminance(surface) < luminance(ink);
  const deep = luminance(accent) < 0.02;
  const usual = taanka[dark ? "dark" : "light"].color;
  // An accent that does not read on the surface itself reads on no ground near it.
  const carried = [ink, accent].filter((front) => contrast(front, surface) >= limit);
  const raised = given.raised ?? ground(surface, white, dark ? 0.06 : 0.7, carried);
  const sunken = given.sunken ?? ground(surface, dark ? black : ink, dark ? 0.3 : 0.05, carried);
  const grounds = [surface, raised, sunken];
  const voice = (role: (typeof statuses)[number] | "sale") =>
    given[role] ?? readable(usual[role], ink, grounds, text);
  const onAccent = given.onAccent ?? onFill(accent);
  const spoken = Object.fromEntries(
    statuses.flatMap((role) => {
      const front = voice(role);
      const soft = `${role}Soft` as const;
      return [
        [role, front],
        [soft, given[soft] ?? ground(surface, front, dark ? 0.16 : 0.1, [front])],
      ];
    }),
  );
  return {
    muted: readable(mix(ink, surface, 0.34), ink, grounds, text),
    faint: readable(mix(ink, surface, 0.52), ink, [surface], boundary),
    line: readable(mix(surface, ink, 0.13), ink, [surface], hairline),
    lineStrong: readable(mix(surface, ink, 0.48), ink, grounds, boundary),
    accentHover: hovered(accent, dark || deep ? white : black, onAccent),
    onAccent,
    accentSoft: ground(surface, accent, dark ? 0.2 : 0.1, carried),
    zari: usual.zari.toLowerCase(),
    sale: voice("sale"),
    scrim: withAlpha(dark ? sunken : ink, dark ? 0.68 : 0.52),
    onPicture: usual.onPicture.toLowerCase(),
    plate: withAlpha(raised, dark ? 0.88 : 0.92),
    ...given,
    ...(spoken as Pick<
      ColorTokens,
      (typeof statuses)[number] | `${(typeof statuses)[number]}Soft`
    >),
    raised,
    sunken,
  };
}

/** The first mixture of `start` on its way to `end` that is as dark or as light as asked. */
function reach(start: string, end: string, enough: (candidate: string) => boolean): string {
  for (let step = 0; step < steps; step++) {
    const candidate = mix(start, end, step / steps);
    if (enough(candidate)) return candidate;
  }
  return mix(start, end, 1);
}

/** The accent lighter or darker, as colourful as it was, so that it reads with room to spare. */
function voiceOn(ground: string, accent: string, end: string): string {
  const least = 6;
  for (let step = 0; step <= steps; step++) {
    const lightness = end === white ? 0.5 + step / 80 : 0.6 - step / 80;
    const candidate = atLightness(accent, lightness);
    if (contrast(candidate, ground) >= least) return candidate;
  }
  return readable(accent, end, [ground], least);
}

/** Surface, ink and accent of the mode that a brand did not describe, from the one it did. */
export function otherMode({ surface, ink, accent }: SeedColors): SeedColors {
  const end = luminance(surface) < luminance(ink) ? black : white;
  const toDark = end === white;
  const ground = toDark
    ? reach(mix(ink, accent, 0.08), black, (candidate) => luminance(candidate) < 0.007)
    : reach(mix(ink, accent, 0.02), white, (candidate) => luminance(candidate) > 0.93);
  const front = toDark
    ? reach(mix(surface, ink, 0.04), white, (candidate) => luminance(candidate) > 0.82)
    : reach(mix(surface, accent, 0.04), black, (candidate) => luminance(candidate) < 0.015);
  return { surface: ground, ink: front, accent: voiceOn(ground, accent, end) };
}
