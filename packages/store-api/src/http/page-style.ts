import type { Theme } from "@taanka/shop-config";

/** How the API's own pages look: in the brand's colours, and light or dark as the shop is. */
export const pageStyle = ({ mode, themeColor, accent }: Theme): string => `:root {
  color-scheme: ${mode === "system" ? "light dark" : mode};
  --surface: light-dark(${themeColor.light}, ${themeColor.dark});
  --raised: light-dark(#ffffff, color-mix(in srgb, var(--surface), #ffffff 5%));
  --ink: light-dark(#1f1a1d, #f3efec);
  --muted: light-dark(#625a5e, #b8b0ac);
  --line: color-mix(in srgb, var(--surface), var(--ink) 13%);
  --edge: color-mix(in srgb, var(--surface), var(--ink) 52%);
  --accent: light-dark(${accent.light}, ${accent.dark});
  --on-accent: light-dark(#ffffff, #141112);
}
* { box-sizing: border-box; }
body { background: var(--surface); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; margin: 0; min-block-size: 100dvh; }
header { font: 1.5rem/1 Georgia, "Noto Serif", serif; letter-spacing: 0.12em; padding: 1.75rem 1rem 1.25rem; text-align: center; text-transform: uppercase; }
header::after { border-block-end: 2px dashed var(--accent); content: ""; display: block; inline-size: 6.5rem; margin: 0.5rem auto 0; }
main { background: var(--raised); border: 1px solid var(--line); border-radius: 0.75rem; inline-size: min(100% - 2rem, 27rem); margin: 0 auto 2rem; padding: 1.75rem 1.5rem; }
h1 { font-size: 1.25rem; font-weight: 600; line-height: 1.3; margin: 0; }
p { color: var(--muted); margin: 0.5rem 0 0; }
a { color: var(--accent); }
form { display: grid; gap: 0.75rem; margin-block-start: 1.5rem; }
button { background: var(--raised); border: 1px solid var(--edge); border-radius: 0.25rem; color: var(--ink); cursor: pointer; font: 600 1rem/1.25 system-ui, sans-serif; min-block-size: 3rem; padding: 0.5rem 1rem; touch-action: manipulation; }
button:hover { border-color: var(--ink); }
button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
button.main:hover { filter: brightness(0.9); }
button.quiet { background: none; border-color: transparent; color: var(--muted); font-weight: 400; text-decoration: underline; text-underline-offset: 0.2em; }
:is(a, button):focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
dl { align-items: baseline; border-block: 1px solid var(--line); display: grid; gap: 0.5rem 1rem; grid-template-columns: auto 1fr; margin: 1.25rem 0 0; padding-block: 1rem; }
dt { color: var(--muted); }
dd { font-variant-numeric: tabular-nums; margin: 0; overflow-wrap: anywhere; text-align: end; }
dd.sum { font-size: 1.5rem; font-weight: 600; line-height: 1.2; }
.note { background: var(--surface); border-inline-start: 3px solid var(--accent); color: var(--ink); margin-block-start: 1.25rem; padding: 0.6rem 0.8rem; }
.back { margin-block-start: 1rem; text-align: center; }
.back a { align-items: center; display: inline-flex; min-block-size: 2.75rem; }
ol { list-style: none; margin: 1rem 0 0; padding: 0; }
li { align-items: center; border-block-start: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; justify-content: space-between; padding-block: 0.75rem; }
li small { color: var(--muted); display: block; font-size: 0.875rem; }
li code { font: 600 1.5rem/1.2 ui-monospace, monospace; letter-spacing: 0.15em; user-select: all; }
`;
