import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Select } from "./Select";

const meta = {
  title: "Controls/Select",
  component: Select,
  args: {
    label: "Reason for cancelling",
    placeholder: "Choose a reason",
    options: [
      { value: "mind", label: "Changed my mind" },
      { value: "price", label: "Found it for less" },
      { value: "late", label: "Delivery takes too long" },
      { value: "mistake", label: "Ordered by mistake" },
    ],
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole("combobox", { name: "Reason for cancelling" });
    await expect(select).toHaveDisplayValue("Choose a reason");
    await userEvent.selectOptions(select, "Delivery takes too long");
    await expect(select).toHaveValue("late");
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith("late");
  },
};

export const Chosen: Story = { args: { defaultValue: "price", hint: "It helps us do better." } };

export const Small: Story = {
  args: {
    size: "small",
    hideLabel: true,
    label: "Sort by",
    placeholder: undefined,
    options: [
      { value: "new", label: "Newest" },
      { value: "low", label: "Price: low to high" },
      { value: "high", label: "Price: high to low" },
    ],
  },
};

export const Grouped: Story = {
  args: {
    label: "State",
    placeholder: "Choose a state",
    options: [
      {
        label: "South",
        options: [
          { value: "KA", label: "Karnataka" },
          { value: "KL", label: "Kerala" },
        ],
      },
      { label: "West", options: [{ value: "MH", label: "Maharashtra", disabled: true }] },
    ],
  },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole("combobox", { name: "State" });
    await userEvent.selectOptions(select, "Kerala");
    await expect(select).toHaveValue("KL");
  },
};

export const Invalid: Story = { args: { required: true, error: "Choose a reason" } };

export const Disabled: Story = { args: { disabled: true } };

export const Dark: Story = { args: { defaultValue: "late" }, globals: { mode: "dark" } };

export const RightToLeft: Story = { args: { defaultValue: "late" }, globals: { dir: "rtl" } };
