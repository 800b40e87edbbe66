import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../controls/Button";
import { Inline } from "../../layout";
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
