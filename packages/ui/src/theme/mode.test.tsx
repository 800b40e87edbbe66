// @vitest-environment jsdom
import { createHash } from "node:crypto";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { themeScript, themeScriptHash } from "./modeScript";
import { ThemeProvider } from "./ThemeProvider";
import { ThemeScript } from "./ThemeScript";
import { useMode } from "./useMode";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const Switch = () => {
  const { mode, shown, setMode } = useMode();
  return (
    <>
      <button type="button" onClick={() => setMode("dark")}>
        {mode} {shown}
      </button>
      <button type="button" onClick={() => setMode(null)}>
        forget
      </button>
    </>
  );
};

const html = document.documentElement;
const button = (at: number) => document.querySelectorAll("button")[at] as HTMLButtonElement;
let root: ReturnType<typeof createRoot> | undefined;
const show = (whole: boolean) => {
  const shown = createRoot(document.body.appendChild(document.createElement("div")));
  root = shown;
  act(() =>
    shown.render(
      <ThemeProvider brand="kora" mode="system" attributesOnDocument={whole}>
        <Switch />
      </ThemeProvider>,
    ),
  );
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  for (const name of html.getAttributeNames()) html.removeAttribute(name);
});

describe("a mode that somebody chooses", () => {
  it("is the document's, is kept, and can be forgotten", () => {
    show(true);
    expect(html.dataset).toMatchObject({ taankaBrand: "kora", taankaMode: "system" });
    expect(button(0).textContent).toBe("system light");
    act(() => button(0).click());
    expect(html.dataset.taankaMode).toBe("dark");
    expect(button(0).textContent).toBe("dark dark");
    expect(localStorage.getItem("taanka-mode")).toBe("dark");
    act(() => button(1).click());
    expect(html.dataset.taankaMode).toBe("system");
    expect(localStorage.getItem("taanka-mode")).toBeNull();
  });

  it("is the wrapper's where the page is somebody else's", () => {
    show(false);
    act(() => button(0).click());
    const wrapper = document.querySelector<HTMLElement>("[data-taanka-brand]");
    expect(wrapper?.dataset.taankaMode).toBe("dark");
    expect(html.dataset.taankaMode).toBeUndefined();
  });
});

describe("ThemeScript", () => {
  it("is written as it is hashed", () => {
    expect(renderToStaticMarkup(<ThemeScript />)).toBe(`<script>${themeScript}</script>`);
    const hash = createHash("sha256").update(themeScript).digest("base64");
    expect(themeScriptHash).toBe(`sha256-${hash}`);
    expect(renderToStaticMarkup(<ThemeScript src="/theme.js" />)).toBe(
      '<script src="/theme.js"></script>',
    );
  });

  it("puts a stored choice on the document, and nothing else", () => {
    const run = () => new Function(themeScript)();
    localStorage.setItem("taanka-mode", "purple");
    run();
    expect(html.dataset.taankaMode).toBeUndefined();
    localStorage.setItem("taanka-mode", "dark");
    run();
    expect(html.dataset.taankaMode).toBe("dark");
  });
});
