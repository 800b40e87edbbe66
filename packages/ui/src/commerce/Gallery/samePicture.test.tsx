// @vitest-environment jsdom
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { Lightbox } from "../../overlays/Lightbox";
import { ThemeProvider } from "../../theme";
import { Gallery } from "./Gallery";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const picture = (src: string) => ({ src, alt: src, width: 600, height: 800 });
const twice = ["front", "back", "front"].map(picture);

const cases: [string, ReactNode, string][] = [
  ["Gallery", <Gallery key="gallery" product="Saree" pictures={twice} />, "li"],
  ["Lightbox", <Lightbox key="lightbox" title="Saree" pictures={twice} defaultOpen />, "img"],
];

it.each(cases)("%s shows the same picture in two places", async (_name, part, each) => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<ThemeProvider>{part}</ThemeProvider>));
  expect(document.querySelectorAll(each).length).toBeGreaterThan(1);
  expect(complaints.mock.calls).toEqual([]);
  await act(async () => root.unmount());
});
