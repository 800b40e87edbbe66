import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { BuyBar } from "../../commerce/BuyBar";
import { Button } from "../../controls/Button";
import { Container, Inline } from "../../layout";
import { SiteHeader } from "../../navigation/SiteHeader";
import { Dialog } from "../../overlays/Dialog";
import { across, swipe } from "../../overlays/Panel/testing/swipe";
import { PageShell } from "../../sections/PageShell";
import { Heading } from "../../typography/Heading";
import { Toaster, type ToasterPlacement } from "./Toaster";
import { ToastProvider, useToast } from "./ToastProvider";

const undo = fn();

function Shop() {
  const toast = useToast();
  const [count, setCount] = useState(0);
  return (
    <Inline>
      <Button onClick={() => toast.success("Added to cart", { description: "Ajrakh Modal Saree" })}>
        Add
      </Button>
      <Button tone="secondary" onClick={() => toast.error("Please select a size")}>
        Fail
      </Button>
      <Button
        tone="secondary"
        onClick={() =>
          toast.info("Removed from cart", {
            duration: Number.POSITIVE_INFINITY,
            action: { label: "Undo", onAction: undo },
          })
        }
      >
        Remove
      </Button>
      <Button tone="secondary" onClick={() => toast.success("Saved", { duration: 700 })}>
        Save
      </Button>
      <Button
        tone="quiet"
        onClick={() => {
          setCount(count + 25);
          for (let n = 1; n <= 25; n += 1) toast.info(`Note ${n}`, { duration: 60_000 });
        }}
      >
        Many
      </Button>
      <Button tone="quiet" onClick={() => toast.close()}>
        Close all
      </Button>
    </Inline>
  );
}

/** A page with what toasts keep clear of: a header, a heading and a bar at the foot. */
function ProductPage({ children }: { children: ReactNode }) {
  return (
    <PageShell header={<SiteHeader cartHref="#cart" accountHref="#account" />}>
      <Container>
        <Heading level={1}>Ajrakh Modal Saree</Heading>
        {children}
      </Container>
      <div style={{ blockSize: "150vh" }} />
      <BuyBar price={1899} action={<Button>Add to cart</Button>} />
    </PageShell>
  );
}

/** Two pages: the second is reached with toasts of the first still open. */
function TwoPages() {
  const toast = useToast();
  const [place, setPlace] = useState("product");
  return (
    <>
      <Heading level={1}>{place}</Heading>
      <Button onClick={() => setPlace("cart")}>Go to the cart</Button>
      <Button
        onClick={() => {
          toast.info("Please sign in first", { acrossPages: true, duration: 60_000 });
          setPlace("sign-in");
        }}
      >
        Buy
      </Button>
      <Toaster page={place} duration={60_000} />
    </>
  );
}

const meta = {
  title: "Feedback/Toaster",
  component: Toaster,
  parameters: { docs: { story: { inline: false, height: "20rem" } } },
  decorators: [
    (Story, { parameters: { ownPage } }) => (
      <ToastProvider>
        {!ownPage && <Shop />}
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

const region = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole("region", { name: "Notifications (F8)" }));

const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole("button", { name }));

export const Kinds: Story = {
  play: async ({ canvasElement }) => {
    for (const name of ["Add", "Fail", "Remove"]) await press(canvasElement, name);
    const toasts = region(canvasElement);
    await waitFor(() => expect(toasts.getAllByRole("listitem")).toHaveLength(3));
    await waitFor(() => expect(toasts.getByText("Added to cart")).toBeVisible());
    const top = (text: string) => toasts.getByText(text).getBoundingClientRect().top;
    await expect(top("Removed from cart")).toBeLessThan(top("Added to cart"));
  },
};

export const ErrorsInterrupt: Story = {
  play: async ({ canvasElement }) => {
    const page = within(document.body);
    await press(canvasElement, "Fail");
    await waitFor(() =>
      expect(
        page.getAllByRole("status").some((status) => {
          const spoken = status.textContent?.includes("Please select a size");
          return spoken && status.getAttribute("aria-live") === "assertive";
        }),
      ).toBe(true),
    );
    await press(canvasElement, "Add");
    await waitFor(() =>
      expect(
        page.getAllByRole("status").some((status) => {
          const spoken = status.textContent?.includes("Added to cart");
          return spoken && status.getAttribute("aria-live") === "polite";
        }),
      ).toBe(true),
    );
  },
};

export const GoesAfterItsTime: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Save");
    const toasts = region(canvasElement);
    await expect(await toasts.findByText("Saved")).toBeInTheDocument();
    await waitFor(() => expect(toasts.queryByText("Saved")).toBeNull(), { timeout: 3000 });
  },
};

export const WaitsWhilePointedAtAndFocused: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Save");
    const toasts = region(canvasElement);
    const toast = await toasts.findByText("Saved");
    await userEvent.hover(toast);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await expect(toast).toBeVisible();
    toasts.getByRole("button", { name: "Close notification" }).focus();
    await userEvent.unhover(toast);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await expect(toast).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(toasts.queryByText("Saved")).toBeNull(), { timeout: 3000 });
    await expect(within(canvasElement).getByRole("button", { name: "Save" })).toHaveFocus();
  },
};

export const Action: Story = {
  play: async ({ canvasElement }) => {
    undo.mockClear();
    await press(canvasElement, "Remove");
    const toasts = region(canvasElement);
    await toasts.findByText("Removed from cart");
    await userEvent.keyboard("[F8]{Tab}{Tab}");
    await expect(toasts.getByRole("button", { name: "Undo" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(toasts.queryByText("Removed from cart")).toBeNull());
  },
};

/** Escape closes the newest from wherever it is pressed, or the one that has the focus. */
export const ClosedByEscape: Story = {
  play: async ({ canvasElement }) => {
    for (const name of ["Add", "Fail", "Remove"]) await press(canvasElement, name);
    const toasts = region(canvasElement);
    const left = (...texts: string[]) =>
      waitFor(() =>
        expect(toasts.queryAllByRole("listitem").map((toast) => toast.textContent)).toEqual(
          texts.map((text) => expect.stringContaining(text)),
        ),
      );
    await left("Removed from cart", "Please select a size", "Added to cart");
    await userEvent.keyboard("{Escape}");
    await left("Please select a size", "Added to cart");
    await userEvent.keyboard("[F8]{Tab}{Tab}{Tab}");
    await expect(toasts.getByText("Added to cart").closest("li")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await left("Please select a size");
    await expect(toasts.getByRole("list")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await left();
    await expect(within(canvasElement).getByRole("button", { name: "Remove" })).toHaveFocus();
  },
};

const swiped =
  (sign: 1 | -1): Story["play"] =>
  async ({ canvasElement }) => {
    await press(canvasElement, "Add");
    const toasts = region(canvasElement);
    const words = await toasts.findByText("Added to cart");
    await swipe(words, across(200, 200 * sign), { pointerType: "mouse" });
    await swipe(words, across(200, 20 * sign));
    await swipe(words, across(200, -200 * sign));
    await expect(words.closest("li")).toHaveAttribute("data-state", "open");
    await swipe(words, across(200, 200 * sign));
    await waitFor(() => expect(toasts.queryByText("Added to cart")).toBeNull());
    await press(canvasElement, "Fail");
    await swipe(await toasts.findByText("Please select a size"), across(200, 30 * sign), {
      flick: true,
    });
    await waitFor(() => expect(toasts.queryByText("Please select a size")).toBeNull());
  };

/** A finger pushes it over the edge it stands at; a mouse may select its words. */
export const SwipedAway: Story = { play: swiped(1) };

export const SwipedAwayRightToLeft: Story = { play: swiped(-1), globals: { dir: "rtl" } };

/** A toast lies above a dialog and is no part of the page behind it: closing it leaves the dialog. */
export const AboveADialog: Story = {
  decorators: [
    (Story) => {
      const toast = useToast();
      return (
        <>
          <Dialog title="Your sizes" defaultOpen>
            <Button onClick={() => toast.error("Please select a size")}>Choose</Button>
          </Dialog>
          <Story />
        </>
      );
    },
  ],
  play: async () => {
    const page = within(document.body);
    const dialog = await page.findByRole("dialog", { name: "Your sizes" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Choose" }));
    const close = await page.findByRole("button", { name: "Close notification", hidden: true });
    await userEvent.click(close, { pointerEventsCheck: 0 });
    await waitFor(() => expect(close).not.toBeInTheDocument());
    await expect(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

const onAPage: Partial<Story> = {
  parameters: { bleed: true, ownPage: true },
  render: (args) => (
    <>
      <ProductPage>
        <Shop />
      </ProductPage>
      <Toaster {...args} />
    </>
  ),
};

interface AskingProps {
  title: string;
  /** Whether its action stands in its footer, or at the end of its content. */
  inFooter?: boolean;
  children?: ReactNode;
}

/** A dialog that is a sheet on phones, whose action one presses twice. */
function Asking({ title, inFooter, children }: AskingProps) {
  const toast = useToast();
  const action = (
    <Button onClick={() => toast.success("Added to wishlist", { duration: 60_000 })}>
      Wishlist
    </Button>
  );
  return (
    <Dialog title={title} defaultOpen footer={inFooter && action}>
      {children}
      {!inFooter && action}
    </Dialog>
  );
}

const overAPhone = (dialog: ReactNode): Story => ({
  ...onAPage,
  globals: { viewport: { value: "phone" } },
  render: (args) => (
    <>
      <ProductPage>
        <Shop />
      </ProductPage>
      {dialog}
      <Toaster {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const dialog = await within(document.body).findByRole("dialog");
    const parts = within(dialog);
    await userEvent.click(parts.getByRole("button", { name: "Wishlist" }));
    const toast = (await region(canvasElement).findByText("Added to wishlist")).closest("li");
    if (!toast) throw new Error("The text stands in no toast.");
    await waitFor(() => expect(toast.getAnimations()).toEqual([]));
    const isCovered = (part: Element) => {
      const [over, under] = [toast.getBoundingClientRect(), part.getBoundingClientRect()];
      return over.top < under.bottom && over.bottom > under.top;
    };
    const needed = [...parts.getAllByRole("button"), parts.getByRole("heading")];
    await waitFor(() => expect(needed.filter(isCovered)).toEqual([]));
    const box = toast.getBoundingClientRect();
    await expect(toast).toContainElement(
      document.elementFromPoint(box.left + 20, (box.top + box.bottom) / 2) as HTMLElement,
    );
    await userEvent.click(parts.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const bar = within(canvasElement).getByRole("region", { name: "Buy" });
    await waitFor(() =>
      expect(bar.getBoundingClientRect().top - toast.getBoundingClientRect().bottom).toBeLessThan(
        60,
      ),
    );
  },
});

/** A sheet that takes a phone's whole height keeps its heading, Close and its footer free of toasts. */
export const AboveASheetsFooter: Story = overAPhone(
  <Asking title="Size chart" inFooter>
    <div style={{ blockSize: "150vh" }} />
  </Asking>,
);

/** Above a low sheet there is room, so that toasts cover nothing of it. */
export const AboveALowSheet: Story = overAPhone(<Asking title="Choose a colour" />);

/** F8 leads from a dialog to its toasts, and what ends there leads back into the dialog. */
export const ReachedFromADialog: Story = {
  decorators: [
    (Story) => {
      const toast = useToast();
      return (
        <>
          <Dialog title="Your sizes" defaultOpen>
            <Button
              onClick={() =>
                toast.info("Size M removed", { action: { label: "Undo", onAction: undo } })
              }
            >
              Remove M
            </Button>
          </Dialog>
          <Story />
        </>
      );
    },
  ],
  play: async ({ canvasElement }) => {
    undo.mockClear();
    const page = within(document.body);
    const dialog = await page.findByRole("dialog", { name: "Your sizes" });
    const remove = within(dialog).getByRole("button", { name: "Remove M" });
    await userEvent.click(remove);
    // Found without a look at what is hidden: the dialog hides no toast from screen readers.
    const toasts = region(canvasElement);
    const action = await toasts.findByRole("button", { name: "Undo" });
    await userEvent.keyboard("[F8]{Tab}{Tab}");
    await expect(action).toHaveFocus();
    await userEvent.keyboard("{Tab}{Tab}");
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    remove.focus();
    await userEvent.keyboard("[F8]{Tab}{Tab}{Enter}");
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(remove).toHaveFocus());
    await userEvent.click(remove);
    await toasts.findByText("Size M removed");
    await userEvent.keyboard("[F8]{Escape}");
    await waitFor(() => expect(toasts.queryByRole("listitem")).toBeNull());
    await expect(dialog).toBeVisible();
    await expect(remove).toHaveFocus();
  },
};

export const TwentyAtMost: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Many");
    const toasts = region(canvasElement);
    await waitFor(() => expect(toasts.getAllByRole("listitem")).toHaveLength(20));
    await expect(toasts.queryByText("Note 5")).toBeNull();
    await waitFor(() => expect(toasts.getByText("Note 25")).toBeVisible());
    await press(canvasElement, "Close all");
    await waitFor(() => expect(toasts.queryAllByRole("listitem")).toHaveLength(0), {
      timeout: 3000,
    });
  },
};

type Edge = "top" | "bottom";

/** Toasts stand at an edge of the screen and cover neither header, heading nor bar. */
const placed =
  (block: Edge, inline: "start" | "middle" | "end"): Story["play"] =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvasElement, "Fail");
    const toast = (await region(canvasElement).findByText("Please select a size")).closest("li");
    if (!toast) throw new Error("The text stands in no toast.");
    await waitFor(() => expect(toast.getAnimations()).toEqual([]));
    const box = toast.getBoundingClientRect();
    const header = canvas.getByRole("banner").getBoundingClientRect();
    await expect(box.top).toBeGreaterThanOrEqual(header.bottom);
    if (block === "bottom") {
      const bar = canvas.queryByRole("region", { name: "Buy" })?.getBoundingClientRect();
      const floor = bar && bar.height > 0 ? bar.top : window.innerHeight;
      await expect(box.bottom).toBeLessThanOrEqual(floor);
      await expect(box.top).toBeGreaterThan(window.innerHeight / 2);
      const title = canvas.getByRole("heading", { level: 1 }).getBoundingClientRect();
      await expect(box.top).toBeGreaterThanOrEqual(title.bottom);
    } else await expect(box.bottom).toBeLessThan(window.innerHeight / 2);
    const [before, after] = [box.left, document.documentElement.clientWidth - box.right];
    if (inline === "middle") await expect(Math.abs(before - after)).toBeLessThan(20);
    else await expect(before < after).toBe(inline === "start");
  };

const placement = (at: ToasterPlacement, play: Story["play"], screen = "desktop"): Story => ({
  ...onAPage,
  args: screen === "desktop" ? { placement: at } : { narrowPlacement: at },
  globals: { viewport: { value: screen } },
  play,
});

export const TopEnd = placement("top-end", placed("top", "end"));
export const Top = placement("top", placed("top", "middle"));
export const TopStart = placement("top-start", placed("top", "start"));
export const BottomEnd = placement("bottom-end", placed("bottom", "end"));
export const Bottom = placement("bottom", placed("bottom", "middle"));
export const BottomStart = placement("bottom-start", placed("bottom", "start"));

/** At the foot, above the bar that stays there: the heading of a page is free. */
export const OnAPhone: Story = {
  ...onAPage,
  globals: { viewport: { value: "phone" } },
  play: placed("bottom", "middle"),
};

export const AtThePhonesTop = placement("top", placed("top", "middle"), "phone");
export const OnATablet = placement("bottom-end", placed("bottom", "end"), "tablet");

/** What a keyboard on the screen covers is no place for a toast. */
export const AboveAKeyboard: Story = {
  ...onAPage,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const view = window.visualViewport;
    if (!view) throw new Error("This browser has no visual viewport.");
    await press(canvasElement, "Fail");
    const toast = await region(canvasElement).findByText("Please select a size");
    const left = window.innerHeight - 300;
    Object.defineProperty(view, "height", { configurable: true, value: left });
    view.dispatchEvent(new Event("resize"));
    await waitFor(() => expect(toast.getBoundingClientRect().bottom).toBeLessThan(left));
    Reflect.deleteProperty(view, "height");
    view.dispatchEvent(new Event("resize"));
    await waitFor(() => expect(toast.getBoundingClientRect().bottom).toBeGreaterThan(left));
  },
};

/** Toasts go with the page they belong to; one that is said on the way to the next page stays. */
export const GoesWithItsPage: Story = {
  render: () => <TwoPages />,
  play: async ({ canvasElement }) => {
    const toasts = region(canvasElement);
    await press(canvasElement, "Add");
    await toasts.findByText("Added to cart");
    await press(canvasElement, "Go to the cart");
    await waitFor(() => expect(toasts.queryByText("Added to cart")).toBeNull());
    await press(canvasElement, "Add");
    await toasts.findByText("Added to cart");
    await press(canvasElement, "Buy");
    // It fades in, and the other one out.
    await waitFor(() => expect(toasts.getByText("Please sign in first")).toBeVisible());
    await waitFor(() => expect(toasts.queryByText("Added to cart")).toBeNull());
    await waitFor(() => expect(toasts.getByText("Please sign in first")).toBeVisible());
  },
};

export const RightToLeft: Story = { ...Kinds, globals: { dir: "rtl" } };

export const Hindi: Story = {
  globals: { locale: "hi-IN" },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("region", { name: "सूचनाएँ (F8)" }),
    ).toBeInTheDocument();
  },
};
