// @vitest-environment jsdom
import { createHash } from "node:crypto";
import { act, type ReactNode, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { themeScript, themeScriptHash } from "./modeScript";
import type { Mode } from "./modeStore";
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
const show = (whole: boolean, mode?: Mode) => {
  const shown = createRoot(document.body.appendChild(document.createElement("div")));
  root = shown;
  act(() =>
    shown.render(
      <ThemeProvider brand="kora" mode={mode} attributesOnDocument={whole}>
        <Switch />
      </ThemeProvider>,
    ),
  );
};

beforeEach(() => {
  localStorage.clear();
  // Files share one document, and a button of another would be taken for this one's.
  document.body.replaceChildren();
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  for (const name of html.getAttributeNames()) html.removeAttribute(name);
});

describe("a mode that somebody chooses", () => {
  it("is the document's, is kept, and can be forgotten", () => {
    show(true, "system");
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

  it("is forgotten here when another tab forgets it", () => {
    show(true, "light");
    act(() => button(0).click());
    localStorage.clear();
    act(() => dispatchEvent(new StorageEvent("storage")));
    expect(html.dataset.taankaMode).toBe("light");
    expect(button(0).textContent).toBe("light light");
  });

  it("is the wrapper's where the page is somebody else's", () => {
    show(false, "system");
    act(() => button(0).click());
    const wrapper = document.querySelector<HTMLElement>("[data-taanka-brand]");
    expect(wrapper?.dataset.taankaMode).toBe("dark");
    expect(html.dataset.taankaMode).toBeUndefined();
  });
});

describe("a mode that the page was written in", () => {
  /** A device in the dark, for as long as a test takes. */
  beforeEach(() => {
    const dark = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
    Object.assign(window, { matchMedia: () => dark });
    html.dataset.taankaMode = "system";
  });
  afterEach(() => Reflect.deleteProperty(window, "matchMedia"));

  it("is the mode in force where the provider was told none", () => {
    show(true);
    expect(button(0).textContent).toBe("system dark");
  });

  it("is back when a choice is forgotten, at this visit and at the next", () => {
    show(true);
    act(() => button(0).click());
    expect(html.dataset.taankaMode).toBe("dark");
    act(() => button(1).click());
    expect(html.dataset.taankaMode).toBe("system");
    localStorage.setItem("taanka-mode", "light");
    new Function(themeScript)();
    act(() => root?.unmount());
    document.body.replaceChildren();
    show(true);
    expect(button(0).textContent).toBe("light light");
    act(() => button(1).click());
    expect(html.dataset.taankaMode).toBe("system");
    expect(button(0).textContent).toBe("system dark");
  });

  it("is light where a provider has an element of its own", () => {
    show(false);
    expect(button(0).textContent).toBe("light light");
  });
});

it("brand and mode stand on the document before anything is painted", () => {
  let seen = {};
  const Around = ({ children }: { children: ReactNode }) => {
    useLayoutEffect(() => {
      seen = { ...html.dataset };
    }, []);
    return children;
  };
  const shown = createRoot(document.body.appendChild(document.createElement("div")));
  root = shown;
  act(() =>
    shown.render(
      <Around>
        <ThemeProvider brand="kora" mode="dark" attributesOnDocument>
          text
        </ThemeProvider>
      </Around>,
    ),
  );
  expect(seen).toMatchObject({ taankaBrand: "kora", taankaMode: "dark" });
});

it("names the kit's own brand on the document where nobody named one, since dark colours hang on it", () => {
  const provide = (brand?: string) => {
    const shown = createRoot(document.createElement("div"));
    root = shown;
    act(() => shown.render(<ThemeProvider brand={brand} attributesOnDocument />));
    act(() => shown.unmount());
    return html.dataset.taankaBrand;
  };
  expect(provide()).toBe("taanka");
  expect(provide("kora")).toBe("kora");
  expect(provide()).toBe("kora");
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
