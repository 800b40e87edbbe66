import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { SortSelect } from "./SortSelect";

const meta = {
  title: "Commerce/SortSelect",
  component: SortSelect,
  args: { onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SortSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole("combobox", { name: "Sort by" });
    await expect(select).toHaveDisplayValue("Select Sorting Options");
    await expect([...select.querySelectorAll("option")].map(({ text }) => text)).toEqual([
      "Select Sorting Options",
      "Price: Low to High",
      "Price: High to Low",
      "Newest First",
      "Most Popular",
    ]);
    await userEvent.selectOptions(select, "Price: High to Low");
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("priceHighToLow");
    await userEvent.selectOptions(select, "Select Sorting Options");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("");
  },
};

export const Chosen: Story = { args: { defaultValue: "popularity" } };

export const OwnOptions: Story = {
  args: {
    defaultValue: "newest",
    hideLabel: false,
    options: [
      { value: "priceLowToHigh", label: "Price Low to High" },
      { value: "priceHighToLow", label: "Price High to Low" },
      { value: "newest", label: "Newest First" },
      { value: "oldest", label: "Oldest First" },
      { value: "nameAToZ", label: "Name A to Z" },
      { value: "nameZToA", label: "Name Z to A" },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText("Sort by")).toHaveDisplayValue(
      "Newest First",
    );
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Hindi: Story = { globals: { locale: "hi-IN" } };

export const Dark: Story = { globals: { mode: "dark" } };

export const RightToLeft: Story = { globals: { dir: "rtl" } };
