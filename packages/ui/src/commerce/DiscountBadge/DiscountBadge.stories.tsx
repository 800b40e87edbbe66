import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { DiscountBadge } from "./DiscountBadge";

const meta = {
  title: "Commerce/DiscountBadge",
  component: DiscountBadge,
  args: { price: 4499, mrp: 5999 },
} satisfies Meta<typeof DiscountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("25% OFF")).toHaveAttribute("aria-hidden", "true");
    await expect(canvas.getByText("25 percent off")).toBeInTheDocument();
  },
};

/** 33.9 % below the MRP: never more than it is. */
export const RoundedDown: Story = {
  args: { price: 661, mrp: 1000 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("33% OFF")).toBeVisible();
  },
};

export const StatedByTheShop: Story = { args: { discountPercentage: 30 } };

export const NoDiscount: Story = {
  args: { price: 5999 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/OFF/)).toBeNull();
  },
};

export const Accent: Story = { args: { tone: "accent" } };

export const Dark: Story = { globals: { mode: "dark" } };

export const RightToLeft: Story = { globals: { dir: "rtl" } };

export const Hindi: Story = {
  globals: { locale: "hi-IN" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("25% की छूट")).toBeVisible();
  },
};
