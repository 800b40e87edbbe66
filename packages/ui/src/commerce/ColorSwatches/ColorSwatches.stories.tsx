import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ColorSwatches } from "./ColorSwatches";

const colors = [
  { id: "madder", name: "Madder Maroon", hex: "#7a1028" },
  { id: "teal", name: "Peacock Teal", hex: "#0f5a5e" },
  { id: "ivory", name: "Kora Ivory", hex: "#f3ead9" },
  { id: "indigo", name: "Indigo Night", hex: "#1d2a5c" },
];

const meta = {
  title: "Commerce/ColorSwatches",
  component: ColorSwatches,
  args: { colors, onValueChange: fn() },
} satisfies Meta<typeof ColorSwatches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: "madder" },
  play: async ({ args, canvasElement }) => {
    const group = within(canvasElement).getByRole("radiogroup", { name: /^Colour/ });
    await expect(within(group).getByRole("radio", { name: "Madder Maroon" })).toBeChecked();
    await userEvent.click(within(group).getByRole("radio", { name: "Kora Ivory" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("ivory");
    await userEvent.keyboard("{ArrowRight}");
    await expect(within(group).getByRole("radio", { name: "Indigo Night" })).toBeChecked();
    await expect(within(canvasElement).getByText("Indigo Night")).toBeVisible();
  },
};

export const NothingChosen: Story = {};

export const ManyColors: Story = {
  args: {
    defaultValue: "c4",
    colors: Array.from({ length: 14 }, (_, index) => ({
      id: `c${index}`,
      name: `Shade ${index + 1}`,
      hex: `hsl(${index * 26} 55% 42%)`,
    })),
  },
  globals: { viewport: { value: "phone" } },
};

export const RightToLeft: Story = {
  args: { defaultValue: "teal" },
  globals: { dir: "rtl", locale: "hi-IN" },
};
