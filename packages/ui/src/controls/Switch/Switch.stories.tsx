import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Switch } from "./Switch";

const meta = {
  title: "Controls/Switch",
  component: Switch,
  args: {
    label: "Order updates on WhatsApp",
    description: "Packed, shipped, out for delivery",
    onCheckedChange: fn(),
    style: { maxInlineSize: 420 },
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole("switch", {
      name: "Order updates on WhatsApp",
    });
    await expect(control).toHaveAccessibleDescription("Packed, shipped, out for delivery");
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

export const On: Story = { args: { defaultChecked: true } };

export const Disabled: Story = { args: { disabled: true } };

export const Dark: Story = { args: { defaultChecked: true }, globals: { mode: "dark" } };

export const RightToLeft: Story = {
  args: { defaultChecked: true },
  globals: { dir: "rtl" },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole("switch");
    await expect(getComputedStyle(control, "::before").translate).toBe("-20px");
  },
};
