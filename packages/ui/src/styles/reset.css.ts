import { globalStyle } from "@vanilla-extract/css";
import { vars } from "../tokens/contract.css";
import { media } from "../tokens/scales";
import { directionProperty } from "./direction";
import { base, reset, utilities } from "./layers.css";
import { letterSpacingProperty } from "./letters";

const inReset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { "@layer": { [reset]: rule } });

inReset("*, *::before, *::after", { boxSizing: "border-box" });
inReset("*", { margin: 0 });
inReset("html", {
  WebkitTextSizeAdjust: "100%",
  textSizeAdjust: "100%",
  WebkitTapHighlightColor: "transparent",
});
inReset("body", { minBlockSize: "100svb" });
inReset("img, picture, video, canvas, svg", { display: "block", maxInlineSize: "100%" });
inReset("input, button, textarea, select", {
  font: "inherit",
  color: "inherit",
  letterSpacing: "inherit",
});
inReset("button", {
  background: "none",
  border: 0,
  padding: 0,
  textAlign: "start",
  cursor: "pointer",
});
// Of a link in a sentence a width says nothing; elsewhere a name may be one narrow letter.
inReset("a, button", {
  minInlineSize: "24px",
  "@media": { [media.coarse]: { minInlineSize: "44px" } },
});
inReset("ul, ol", { listStyle: "none", padding: 0 });
inReset("table", { borderCollapse: "collapse" });
inReset("a", { color: "inherit", textDecoration: "none" });
inReset("fieldset", { border: 0, padding: 0, minInlineSize: 0 });

globalStyle(":root, [data-taanka-brand]", {
  "@layer": {
    [base]: {
      fontFamily: vars.font.text,
      fontSize: vars.textSize.md,
      lineHeight: vars.leading.text,
      color: vars.color.ink,
      backgroundColor: vars.color.surface,
      overflowWrap: "break-word",
      WebkitFontSmoothing: "antialiased",
      MozOsxFontSmoothing: "grayscale",
      // As `PageShell` says it, where the theme is on an element within the body.
      pointerEvents: "auto",
    },
  },
});

for (const [dir, value] of Object.entries({ ltr: "1", rtl: "-1" })) {
  globalStyle(`[dir="${dir}"]`, { "@layer": { [base]: { vars: { [directionProperty]: value } } } });
}

globalStyle(":focus-visible", {
  "@layer": {
    [base]: { outline: `2px solid ${vars.color.accent}`, outlineOffset: "2px" },
  },
});

globalStyle("*, *::before, *::after", {
  "@layer": {
    [base]: {
      "@media": {
        [media.reducedMotion]: {
          animationDuration: "0.01ms !important",
          animationIterationCount: "1 !important",
          transitionDuration: "0.01ms !important",
          scrollBehavior: "auto !important" as "auto",
        },
      },
    },
  },
});

// Letters that hang from one line are torn apart where others are spaced out; the space between words
// is the Latin face's, and narrow for them. Important, for a created brand's sheet is in no layer.
globalStyle('[lang|="hi"], [lang|="mr"], [lang|="ne"], [lang|="sa"], [lang|="bn"], [lang|="pa"]', {
  "@layer": {
    [utilities]: {
      wordSpacing: "0.1em",
      vars: {
        [vars.tracking.eyebrow]: "0 !important",
        [vars.tracking.display]: "0 !important",
        [letterSpacingProperty]: "0",
      },
    },
  },
});
