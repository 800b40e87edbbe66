import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Price } from "./Price";

const meta = {
  title: "Commerce/Price",
  component: Price,
  args: { price: 4499, mrp: 5999 },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("₹5,999").tagName).toBe("S");
    await expect(canvasElement).toHaveTextContent("Price ₹4,499 MRP ₹5,999 25% OFF");
  },
};

export const WithoutDiscount: Story = {
  args: { price: 16499, mrp: 16499 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Price ₹16,499$/);
  },
};

export const Large: Story = { args: { size: "large", price: 119999, mrp: 159999 } };

export const Small: Story = { args: { size: "small" } };

export const InThePurchaseArea: Story = {
  args: { price: 504, mrp: undefined, paise: "always" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("₹504.00")).toBeVisible();
  },
};

export const DiscountInABadge: Story = { args: { discount: "none" } };

export const Narrow: Story = {
  args: { price: 1119999, mrp: 1259999 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 140 }}>
        <Story />
      </div>
    ),
  ],
};

export const Hindi: Story = {
  globals: { locale: "hi-IN" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("25% की छूट");
  },
};

export const RightToLeft: Story = { globals: { dir: "rtl" } };

export const Dark: Story = { globals: { mode: "dark" } };
