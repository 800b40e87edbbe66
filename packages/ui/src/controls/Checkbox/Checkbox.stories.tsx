import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Checkbox } from "./Checkbox";

const meta = {
  title: "Controls/Checkbox",
  component: Checkbox,
  args: { label: "Use as my default address", onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole("checkbox", { name: "Use as my default address" });
    await userEvent.click(canvas.getByText("Use as my default address"));
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

export const Indeterminate: Story = {
  args: { label: "Select all items", indeterminate: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("checkbox")).toBePartiallyChecked();
  },
};

export const WithDescription: Story = {
  args: { label: "Gift wrap", description: "Muslin pouch and a handwritten note, ₹99" },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole("checkbox", { name: "Gift wrap" });
    await expect(box).toHaveAccessibleDescription("Muslin pouch and a handwritten note, ₹99");
  },
};

export const Invalid: Story = {
  args: { label: "I agree to the terms", error: "Agree to the terms to go on" },
};

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const LongText: Story = {
  args: {
    label:
      "Send me word of new weaves, of sales and of saree pieces that I looked at and did not buy",
    description: "About two messages a month. You can leave with one click in any of them.",
  },
  globals: { viewport: { value: "phone" } },
};

export const Dark: Story = { args: { defaultChecked: true }, globals: { mode: "dark" } };

export const RightToLeft: Story = {
  args: { ...WithDescription.args, defaultChecked: true },
  globals: { dir: "rtl" },
};
