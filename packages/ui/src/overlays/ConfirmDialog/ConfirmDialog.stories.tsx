import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../controls/Button";
import { Notice } from "../../feedback/Notice";
import { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog";

const page = within(document.body);

const meta = {
  title: "Overlays/ConfirmDialog",
  component: ConfirmDialog,
  args: {
    title: "Delete address",
    description: "Are you sure you want to delete this address?",
    confirmLabel: "Delete",
    tone: "critical",
    trigger: <Button tone="secondary">Delete address</Button>,
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "Delete address" });
    await userEvent.click(trigger);
    const dialog = await page.findByRole("alertdialog", { name: "Delete address" });
    await expect(dialog).toHaveAccessibleDescription(
      "Are you sure you want to delete this address?",
    );
    await expect(within(dialog).getByRole("button", { name: "Cancel" })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(trigger).toHaveFocus();
  },
};

export const Cancelled: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Delete address" }));
    const dialog = await page.findByRole("alertdialog");
    await userEvent.click(dialog.previousElementSibling ?? document.body);
    await expect(dialog).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Open: Story = { args: { defaultOpen: true } };

export const Primary: Story = {
  args: {
    defaultOpen: true,
    tone: "primary",
    title: "Remove from wishlist?",
    description: undefined,
    confirmLabel: "Remove",
  },
};

function Refused(args: ConfirmDialogProps) {
  const [error, setError] = useState("");
  const refuse = () =>
    new Promise<void>((_, reject) => setTimeout(() => reject(new Error("offline")), 200)).catch(
      (reason: Error) => {
        setError("Failed to delete address");
        throw reason;
      },
    );
  return (
    <ConfirmDialog {...args} onConfirm={refuse}>
      {error ? <Notice kind="error">{error}</Notice> : undefined}
    </ConfirmDialog>
  );
}

export const WaitsAndFails: Story = {
  render: (args) => <Refused {...args} />,
  args: { defaultOpen: true },
  play: async () => {
    const dialog = await page.findByRole("alertdialog");
    const confirm = within(dialog).getByRole("button", { name: "Delete" });
    await userEvent.click(confirm);
    await expect(confirm).toHaveAttribute("aria-busy", "true");
    await userEvent.keyboard("{Escape}");
    // One that closes is in the page for a moment longer.
    await expect(dialog).toHaveAttribute("data-state", "open");
    await expect(await within(dialog).findByRole("alert")).toHaveTextContent(
      "Failed to delete address",
    );
    await expect(confirm).not.toHaveAttribute("aria-busy");
  },
};

export const Busy: Story = { args: { defaultOpen: true, busy: true } };

export const Phone: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: "phone" }, mode: "dark" },
};

export const RightToLeft: Story = {
  args: { defaultOpen: true },
  globals: { dir: "rtl", locale: "hi-IN" },
};
