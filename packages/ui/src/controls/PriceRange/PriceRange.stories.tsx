import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { PriceRange } from "./PriceRange";

const meta = {
  title: "Controls/PriceRange",
  component: PriceRange,
  args: { min: 500, max: 150000, step: 500, onValueChange: fn(), onValueCommit: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceRange>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move by a step, Page Up by ten, Home and End to the limits. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole("group", { name: "Price" }));
    const lowest = group.getByRole("slider", { name: "Lowest price" });
    await expect(lowest).toHaveAttribute("aria-valuetext", "₹500");
    lowest.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith([1000, 150000]);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([1000, 150000]);
    await userEvent.keyboard("{PageUp}");
    await expect(lowest).toHaveAttribute("aria-valuetext", "₹6,000");
    await expect(group.getByRole("textbox", { name: "Lowest price" })).toHaveValue("6,000");
    await expect(group.getByRole("textbox", { name: "Highest price" })).toHaveValue("1,50,000");
  },
};

/** What is typed is kept as it is until Enter or leaving; then it is brought within the limits. */
export const Typed: Story = {
  args: { defaultValue: [2000, 30000] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const highest = canvas.getByRole("textbox", { name: "Highest price" });
    await userEvent.clear(highest);
    await userEvent.type(highest, "119999");
    await expect(highest).toHaveValue("119999");
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(highest).toHaveValue("1,19,999");
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([2000, 119999]);
    const lowest = canvas.getByRole("textbox", { name: "Lowest price" });
    await userEvent.clear(lowest);
    await userEvent.type(lowest, "999999");
    await userEvent.tab();
    await expect(lowest).toHaveValue("1,19,999");
    await userEvent.clear(lowest);
    await userEvent.tab();
    await expect(lowest).toHaveValue("500");
  },
};

/** Escape gives back what was there. */
export const TakenBack: Story = {
  args: { defaultValue: [2000, 30000] },
  play: async ({ args, canvasElement }) => {
    const lowest = within(canvasElement).getByRole("textbox", { name: "Lowest price" });
    await userEvent.type(lowest, "9{Escape}");
    await expect(lowest).toHaveValue("2,000");
    await expect(args.onValueCommit).not.toHaveBeenCalled();
  },
};

export const BeyondTheLimits: Story = {
  args: { value: [-100, 999999] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox", { name: "Highest price" })).toHaveValue(
      "1,50,000",
    );
  },
};

export const Disabled: Story = { args: { defaultValue: [2000, 30000], disabled: true } };

export const Dark: Story = {
  args: { defaultValue: [20000, 90000] },
  globals: { mode: "dark" },
};

/** The lowest price is at the right, and the left arrow key raises it. */
export const RightToLeft: Story = {
  args: { defaultValue: [20000, 90000] },
  globals: { dir: "rtl" },
  play: async ({ args, canvasElement }) => {
    const [lowest, highest] = within(canvasElement).getAllByRole("slider");
    const left = (element: HTMLElement | undefined) => element?.getBoundingClientRect().left ?? 0;
    await expect(left(lowest)).toBeGreaterThan(left(highest));
    lowest?.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([20500, 90000]);
  },
};

export const Hindi: Story = {
  args: { defaultValue: [20000, 90000] },
  globals: { locale: "hi-IN" },
};
