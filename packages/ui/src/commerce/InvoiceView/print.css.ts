import { globalStyle } from "@vanilla-extract/css";
import { componentRule, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { actions, column, narrowDetails, paper, sheet } from "./InvoiceView.css";

type Rule = Omit<Parameters<typeof globalStyle>[1], "@layer" | "@media">;

const onPaper = (selector: string, rule: Rule) =>
  componentRule(selector, { "@media": { print: rule } });

// A page of its own name, so that the rest of the shop prints with its own margins.
globalStyle("@page taanka-invoice", { size: "A4", margin: "14mm" } as Rule);

/** A page with an invoice prints the invoice: what neither holds it nor lies in it is left out. */
onPaper(`body:has(${sheet}) :not(:has(${sheet}), ${sheet}, ${sheet} *)`, {
  display: "none !important",
});

/** What holds it gives it the whole sheet, without room or colour of its own. */
onPaper(`html:has(${sheet}), :has(> ${sheet}), :has(${sheet})`, {
  display: "block !important",
  position: "static !important" as "static",
  minBlockSize: "0 !important",
  maxInlineSize: "none !important",
  padding: "0 !important",
  margin: "0 !important",
  border: "0 !important",
  background: "none !important",
});

/** Ink on paper, whatever the theme and mode on the screen. */
export const printed = componentStyle({
  "@media": {
    print: {
      page: "taanka-invoice",
      colorScheme: "light",
      vars: {
        [vars.color.ink]: "CanvasText",
        [vars.color.muted]: "CanvasText",
        [vars.color.raised]: "Canvas",
        [vars.color.line]: "GrayText",
        [vars.color.lineStrong]: "CanvasText",
      },
      selectors: { [`${sheet}&`]: { maxInlineSize: "none", fontSize: "9.5pt" } },
    },
  },
});

// What the sheet holds is named with it, so that paper wins over the screen in whatever order sheets arrive.
onPaper(`${sheet} ${paper}`, { padding: "0", border: "0", gap: "6mm" });
onPaper(`${sheet} ${actions}`, { display: "none" });
onPaper(`${sheet} ${column}`, { display: "table-cell" });
onPaper(`${sheet} ${narrowDetails}`, { display: "none" });
/** A line is not cut in two by the end of a page; the headings come again on the next one. */
onPaper(`${sheet} :is(tr, dl, section)`, { breakInside: "avoid" });
onPaper(`${sheet} thead`, { display: "table-header-group" });
