import { create } from "storybook/theming";
import { taanka } from "../packages/ui/src/tokens/brands";

const { color } = taanka.light;
const { font } = taanka.shared;

/** The word mark over its stitch, as the kit's `BrandMark` draws it. */
const wordMark = `<span style="display:inline-block;font:400 22px/1 ${font.display.replaceAll('"', "'")};letter-spacing:.14em;color:${color.ink};padding-bottom:8px;border-bottom:2px dashed ${color.zari}">TAANKA</span>`;

/** Storybook's own frame and docs pages in the colours and faces of the default brand. */
export const storybookTheme = create({
  base: "light",
  brandTitle: wordMark,
  brandUrl: "./?path=/docs/welcome--docs",
  fontBase: font.text,
  fontCode: "ui-monospace, Menlo, Consolas, monospace",
  colorPrimary: color.accent,
  colorSecondary: color.accent,
  appBg: color.sunken,
  appContentBg: color.surface,
  appPreviewBg: color.surface,
  appBorderColor: color.line,
  appBorderRadius: 2,
  textColor: color.ink,
  textMutedColor: color.muted,
  textInverseColor: color.onAccent,
  barBg: color.surface,
  barTextColor: color.muted,
  barHoverColor: color.accent,
  barSelectedColor: color.accent,
  inputBg: color.raised,
  inputBorder: color.lineStrong,
  inputTextColor: color.ink,
  inputBorderRadius: 2,
});
