import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { ActiveFilterChips, type ActiveFilterChipsProps } from "./ActiveFilterChips";

const filters = [
  { key: "Fabric", value: "Silk" },
  { key: "Color", value: "Maroon" },
  { key: "Price Range", value: "1000-1500", label: "₹1,000 – ₹1,500" },
  { key: "Occasion", value: "Wedding" },
  { key: "Border", value: "Zari" },
];

function LiveChips({ filters: initial, onRemove, onClearAll, ...rest }: ActiveFilterChipsProps) {
  const [left, setLeft] = useState(initial);
  return (
    <ActiveFilterChips
      {...rest}
      filters={left}
      onRemove={(filter) => {
        onRemove(filter);
        setLeft(left.filter((other) => other !== filter));
      }}
      onClearAll={() => {
        onClearAll();
        setLeft([]);
      }}
    />
  );
}

const meta = {
  title: "Commerce/ActiveFilterChips",
  component: ActiveFilterChips,
  args: { filters, onRemove: fn(), onClearAll: fn() },
  render: (args) => <LiveChips {...args} />,
} satisfies Meta<typeof ActiveFilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("group", { name: "Active filters" });
    const [first, second] = within(group).getAllByRole("list");
    if (!first || !second) throw new Error("Two rows are wanted.");
    await expect(within(first).getAllByRole("listitem")).toHaveLength(2);
    await expect(within(second).getAllByRole("listitem")).toHaveLength(3);
    await expect(within(group).getByRole("button", { name: "CLEAR ALL" })).toBeVisible();
  },
};

export const Removing: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const chip = (name: string) => canvas.getByRole("button", { name });
    chip("Remove Maroon").focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await expect(args.onRemove).toHaveBeenLastCalledWith(filters[1]);
    await expect(chip("Remove ₹1,000 – ₹1,500")).toHaveFocus();
    await userEvent.click(chip("Remove Zari"));
    await expect(chip("Remove Wedding")).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "CLEAR ALL" }));
    await expect(args.onClearAll).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByRole("group", { name: "Active filters" })).toHaveFocus();
  },
};

/** All in one row, as wide as the page allows. */
export const Flowing: Story = {
  args: { firstRow: Number.POSITIVE_INFINITY },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("list")).toHaveLength(1);
    await expect(canvas.getAllByRole("listitem")).toHaveLength(5);
    await expect(canvas.getByRole("button", { name: "CLEAR ALL" })).toBeVisible();
  },
};

export const Few: Story = {
  args: { filters: filters.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "CLEAR ALL" })).toBeVisible();
  },
};

export const None: Story = {
  args: { filters: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    filters: [
      { key: "Pattern", value: "Hand-block printed with a natural indigo and madder border" },
      ...filters,
    ],
  },
  globals: { viewport: { value: "phone" } },
};

export const Hindi: Story = { globals: { locale: "hi-IN" } };

export const Dark: Story = { globals: { mode: "dark" } };

export const RightToLeft: Story = { globals: { dir: "rtl" } };
