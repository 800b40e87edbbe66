import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Notice } from "../feedback";
import type { Messages, SomeMessages } from "../messages/types";
import { ListingFrame } from "../sections";
import { ThemeProvider } from "./ThemeProvider";

/** What the button of a notice is called. */
function nameOfButton(own?: Partial<Messages["notice"]>, provided?: SomeMessages) {
  const html = renderToStaticMarkup(
    <ThemeProvider messages={provided}>
      <Notice messages={own} onDismiss={() => undefined} />
    </ThemeProvider>,
  );
  return /aria-label="([^"]*)"/.exec(html)?.[1];
}

const hindi = { notice: { dismiss: "हटाएँ" } };

describe("a text of a component", () => {
  it("is its own, else the provider's, else the English one", () => {
    expect(nameOfButton({ dismiss: "Put away" }, hindi)).toBe("Put away");
    expect(nameOfButton(undefined, hindi)).toBe("हटाएँ");
    expect(nameOfButton()).toBe("Dismiss");
  });

  it("is replaced alone, its neighbours stay English", () => {
    const listOf = (count: number) =>
      renderToStaticMarkup(
        <ThemeProvider messages={{ listingFrame: { countOne: "1 வகை" } }}>
          <ListingFrame title="Sarees" count={count} />
        </ThemeProvider>,
      );
    expect(listOf(1)).toContain("1 வகை");
    expect(listOf(2)).toContain("Showing 2 products");
  });

  it("may be left open", () => {
    expect(nameOfButton({ dismiss: undefined }, hindi)).toBe("हटाएँ");
    expect(nameOfButton({ dismiss: undefined })).toBe("Dismiss");
    expect(nameOfButton({}, { notice: undefined })).toBe("Dismiss");
  });

  it("may be empty", () => {
    expect(nameOfButton({ dismiss: "" }, hindi)).toBe("");
  });
});
