// @vitest-environment jsdom
import { act, Component, type ReactElement, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hindi } from "../../messages/hi";
import { ThemeProvider } from "../../theme";
import { ConfirmDialog } from "../ConfirmDialog";
import { Dialog } from "../Dialog";
import { Drawer } from "../Drawer";
import { DropdownMenu } from "../DropdownMenu";
import { Lightbox } from "../Lightbox";
import { Popover } from "../Popover";

/** jsdom lays nothing out, so no size ever changes. */
class SizesThatStay {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, ResizeObserver: SizesThatStay });

const problem = new Error("A part of the overlay can't be shown");

function Failing(): ReactElement {
  throw problem;
}

const trigger = <button type="button">Open</button>;
const reported = vi.fn();
let root: Root;

beforeEach(() => {
  reported.mockClear();
  const container = document.body.appendChild(document.createElement("div"));
  root = createRoot(container, { onCaughtError: reported });
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

const show = (overlay: ReactElement) =>
  act(async () =>
    root.render(
      <ThemeProvider>
        <h1>The page</h1>
        {overlay}
      </ThemeProvider>,
    ),
  );

const alert = () => document.querySelector("[role=alert]");
const buttonNamed = (name: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);

const overlays: [string, ReactElement][] = [
  [
    "dialog",
    <Dialog key="" defaultOpen title="Sizes">
      <Failing />
    </Dialog>,
  ],
  ["dialog's footer", <Dialog key="" defaultOpen title="Sizes" footer={<Failing />} />],
  [
    "drawer",
    <Drawer key="" defaultOpen title="Menu">
      <Failing />
    </Drawer>,
  ],
  [
    "question",
    <ConfirmDialog key="" defaultOpen title="Remove?" onConfirm={() => 1}>
      <Failing />
    </ConfirmDialog>,
  ],
  [
    "popover",
    <Popover key="" defaultOpen title="Tax" trigger={trigger}>
      <Failing />
    </Popover>,
  ],
  [
    "menu",
    <DropdownMenu key="" defaultOpen trigger={trigger}>
      <Failing />
    </DropdownMenu>,
  ],
];

describe("an overlay whose content fails", () => {
  it.each(overlays)("leaves the page as it is and says so: a %s", async (_name, overlay) => {
    await show(overlay);
    expect(document.querySelector("h1")?.textContent).toBe("The page");
    expect(alert()?.textContent).toContain("Something went wrong.");
    expect(buttonNamed("Reload the page")).toBeDefined();
    expect(reported).toHaveBeenCalledWith(problem, expect.anything());
  });

  it("closes by its own button, and shows its content when it opens again", async () => {
    const onOpenChange = vi.fn();
    const dialog = (open: boolean, content: ReactElement) => (
      <Dialog title="Sizes" open={open} onOpenChange={onOpenChange}>
        {content}
      </Dialog>
    );
    await show(dialog(true, <Failing />));
    await act(async () => buttonNamed("Close")?.click());
    expect(onOpenChange).toHaveBeenCalledWith(false);
    await show(dialog(false, <p>Bust 34</p>));
    await show(dialog(true, <p>Bust 34</p>));
    expect(alert()).toBeNull();
    expect(document.body.textContent).toContain("Bust 34");
  });

  it("speaks the language of the page", async () => {
    await show(
      <ThemeProvider locale="hi-IN" messages={hindi}>
        <Dialog defaultOpen title="आकार">
          <Failing />
        </Dialog>
      </ThemeProvider>,
    );
    expect(alert()?.textContent).toContain(hindi.overlayFailure.failed);
    expect(buttonNamed(hindi.overlayFailure.reload)).toBeDefined();
  });

  it("closes a lightbox, whose own button fails with its pictures", async () => {
    const onOpenChange = vi.fn();
    const pictures = [{ src: "/a.webp", alt: "Front", width: 3, height: 4 }];
    vi.spyOn(pictures, "map").mockImplementation(() => {
      throw problem;
    });
    await show(
      <Lightbox defaultOpen title="Saree" pictures={pictures} onOpenChange={onOpenChange} />,
    );
    await act(async () => buttonNamed("Close")?.click());
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });
});

it("reports the failure to the nearest provider that listens", async () => {
  const onError = vi.fn();
  await show(
    <ThemeProvider onError={onError}>
      <ThemeProvider>
        <Dialog defaultOpen title="Sizes">
          <Failing />
        </Dialog>
      </ThemeProvider>
    </ThemeProvider>,
  );
  const info = { componentStack: expect.stringContaining("Failing") };
  expect(onError).toHaveBeenCalledExactlyOnceWith(problem, expect.objectContaining(info));
});

/** As a framework has one above its page. */
class FrameworkBoundary extends Component<{ children: ReactNode }, { thrown?: unknown }> {
  override state: { thrown?: unknown } = {};
  static getDerivedStateFromError(thrown: unknown) {
    return { thrown };
  }
  override render() {
    return "thrown" in this.state ? <p id="answer">The framework’s answer</p> : this.props.children;
  }
}

const nextSignal = (digest: string) => Object.assign(new Error(digest), { digest });

function Signalling({ thrown }: { thrown: unknown }): ReactElement {
  throw thrown;
}

const underFramework = (thrown: unknown, onError: () => void) =>
  show(
    <FrameworkBoundary>
      <ThemeProvider onError={onError}>
        <Dialog defaultOpen title="Sizes">
          <Signalling thrown={thrown} />
        </Dialog>
      </ThemeProvider>
    </FrameworkBoundary>,
  );

describe("what a framework throws through an overlay", () => {
  it.each([
    ["redirect of Next.js", nextSignal("NEXT_REDIRECT;replace;/login;307;")],
    ["notFound of Next.js", nextSignal("NEXT_HTTP_ERROR_FALLBACK;404")],
    ["notFound of TanStack Router", { isNotFound: true }],
    ["Response", new Response(null, { status: 404 })],
  ])("reaches the framework: %s", async (_name, thrown) => {
    const onError = vi.fn();
    await underFramework(thrown, onError);
    expect(document.querySelector("#answer")?.textContent).toBe("The framework’s answer");
    expect(alert()).toBeNull();
    expect(onError).not.toHaveBeenCalled();
  });

  it.each([nextSignal("2384710"), "a text", null])("is no signal: %j", async (thrown) => {
    const onError = vi.fn();
    await underFramework(thrown, onError);
    expect(document.querySelector("#answer")).toBeNull();
    expect(alert()).not.toBeNull();
    expect(onError).toHaveBeenCalledOnce();
  });
});
