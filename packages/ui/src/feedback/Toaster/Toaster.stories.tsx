import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../controls/Button";
import { Inline } from "../../layout";
import { Dialog } from "../../overlays/Dialog";
import { across, swipe } from "../../overlays/Panel/testing/swipe";
import { Toaster } from "./Toaster";
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

const meta = {
  title: "Feedback/Toaster",
  component: Toaster,
  parameters: { docs: { story: { inline: false, height: "20rem" } } },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Shop />
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

export const OnAPhone: Story = {
  ...Kinds,
  globals: { viewport: { value: "phone" } },
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
