// @vitest-environment jsdom
import { Dialog as KitDialog, Toaster } from "@taanka/ui";
import { act, type ReactNode, StrictMode, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TestShop } from "../testing/TestShop";
import { texts } from "../texts/en";
import { lazyComponent } from "./lazyComponent";
import { lazyDialog } from "./lazyDialog";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

interface DialogProps {
  onClose: () => void;
}

let online = true;

/** Code that can be fetched while there is a network. */
const code = <Props,>(Component: (props: Props) => string) =>
  vi.fn(async () => {
    if (online) return { default: Component };
    throw new TypeError("Failed to fetch dynamically imported module");
  });

const roots: Root[] = [];

async function show(content: React.ReactNode) {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  roots.push(root);
  await act(async () =>
    root.render(
      <StrictMode>
        <MemoryRouter>
          <TestShop>
            {content}
            <Toaster />
          </TestShop>
        </MemoryRouter>
      </StrictMode>,
    ),
  );
  return place;
}

/** Until what has been asked for is there, or has failed. */
const settle = () =>
  act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))));

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(async () => {
  vi.restoreAllMocks();
  online = true;
  for (const root of roots.splice(0)) await act(async () => root.unmount());
  document.body.replaceChildren();
});

describe("a dialog whose code comes later", () => {
  it("is fetched once it is opened, and is there from then on", async () => {
    const load = code(() => "The dialog");
    const Dialog = lazyDialog<DialogProps>(load);
    const first = await show(<Dialog onClose={() => undefined} />);
    await settle();
    expect(first.textContent).toContain("The dialog");
    const second = await show(<Dialog onClose={() => undefined} />);
    expect(second.textContent).toContain("The dialog");
    // StrictMode asks twice before the first answer is there; the second opening asks for nothing.
    expect(load.mock.calls.length).toBeLessThanOrEqual(2);
  });

  it.each([
    { what: "lets the pressed button be drawn first", options: {}, inThePress: "" },
    {
      what: "that opens the keyboard is there in the press itself",
      options: { opensKeyboard: true },
      inThePress: "The dialog",
    },
  ])("$what", async ({ options, inThePress }) => {
    const Dialog = lazyDialog<DialogProps>(
      code(() => "The dialog"),
      options,
    );
    await show(<Dialog onClose={() => undefined} />);
    await settle();
    function Opener() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => flushSync(() => setOpen(true))} />
          {open && <Dialog onClose={() => undefined} />}
        </>
      );
    }
    const place = await show(<Opener />);
    await act(async () => {
      place.querySelector("button")?.click();
      expect(place.textContent).toBe(inThePress);
    });
    expect(place.textContent).toBe("The dialog");
  });

  it("says in a toast that there is no network, closes, and is tried anew", async () => {
    online = false;
    const load = code(() => "The dialog");
    const Dialog = lazyDialog<DialogProps>(load);
    const onClose = vi.fn();
    await show(<Dialog onClose={onClose} />);
    await settle();
    expect(document.body.textContent).toContain(texts.common.networkError);
    expect(document.body.textContent).not.toContain("The dialog");
    expect(onClose).toHaveBeenCalledTimes(1);
    online = true;
    const again = await show(<Dialog onClose={onClose} />);
    await settle();
    expect(again.textContent).toContain("The dialog");
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("says in a toast that it failed and closes: the page stays", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const Dialog = lazyDialog<DialogProps>(
      code(() => {
        throw new Error("This dialog can't be shown");
      }),
    );
    const onClose = vi.fn();
    const place = await show(
      <>
        <h1>The page</h1>
        <Dialog onClose={onClose} />
      </>,
    );
    await settle();
    expect(place.textContent).toContain("The page");
    expect(document.body.textContent).toContain(texts.common.somethingWrong);
    expect(onClose).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
  });

  it("says what fails within the kit's dialog there, and leaves it open", async () => {
    function Failing(): ReactNode {
      throw new Error("The sizes can't be shown");
    }
    const Dialog = lazyDialog<DialogProps>(async () => ({
      default: ({ onClose }) => (
        <KitDialog open title="Sizes" onOpenChange={onClose}>
          <Failing />
        </KitDialog>
      ),
    }));
    const onClose = vi.fn();
    await show(<Dialog onClose={onClose} />);
    await settle();
    const dialog = document.querySelector("[role=dialog]");
    expect(dialog?.querySelector("[role=alert]")).not.toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe("a part of a page whose code comes later", () => {
  it("comes when the page is hydrated and the browser idle; its place is kept until then", async () => {
    // As of a page that was just loaded: others of these tests are hydrated already.
    vi.resetModules();
    const { lazyComponent } = await import("./lazyComponent");
    const { HydrationEnd } = await import("@taanka/store/client");
    const Part = lazyComponent(
      code(() => "The part"),
      { fallback: <p>Its place</p> },
    );
    const place = await show(<Part />);
    await settle();
    expect(place.textContent).toContain("Its place");
    await show(<HydrationEnd />);
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 300))));
    expect(place.textContent).toContain("The part");
  });

  it("says in its place that there is no network, and is tried anew", async () => {
    online = false;
    const Part = lazyComponent(
      code(() => "The part"),
      { fallback: <p>Its place</p>, atOnce: true },
    );
    const place = await show(<Part />);
    await settle();
    expect(place.querySelector("[role=alert]")?.textContent).toBe(texts.common.networkError);
    online = true;
    await act(async () => place.querySelector("button")?.click());
    await settle();
    expect(place.textContent).toContain("The part");
  });
});
