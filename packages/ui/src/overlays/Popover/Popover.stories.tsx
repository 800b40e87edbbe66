import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../controls/Button";
import { Popover } from "./Popover";

const page = within(document.body);

const meta = {
  title: "Overlays/Popover",
  component: Popover,
  args: {
    title: "Taxes",
    trigger: <Button tone="quiet">About taxes</Button>,
    children: "GST of 18% is counted on the discounted price of the chosen items.",
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "About taxes" });
    await userEvent.click(trigger);
    const popover = await page.findByRole("dialog", { name: "Taxes" });
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await expect(within(popover).getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

export const Open: Story = { args: { defaultOpen: true } };

export const AtEnd: Story = { args: { defaultOpen: true, side: "end" } };

export const Phone: Story = {
  args: { defaultOpen: true, align: "end" },
  globals: { viewport: { value: "phone" } },
};

export const Dark: Story = { args: { defaultOpen: true }, globals: { mode: "dark" } };

export const RightToLeft: Story = {
  args: { defaultOpen: true, side: "end" },
  globals: { dir: "rtl" },
};

/** Beside a trigger that leaves it little room it is narrower, and all of it can be reached. */
export const BesideOnPhone: Story = {
  args: { defaultOpen: true, side: "end" },
  globals: { dir: "rtl", viewport: { value: "phone" } },
  play: async () => {
    const popover = await page.findByRole("dialog", { name: "Taxes" });
    await waitFor(() => {
      const { left, right } = popover.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(window.innerWidth);
    });
  },
};
