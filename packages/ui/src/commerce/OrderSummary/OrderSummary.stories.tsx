import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { sampleOrderLines } from "../../docs/fixtures";
import { OrderSummary } from "./OrderSummary";

const meta = {
  title: "Commerce/OrderSummary",
  component: OrderSummary,
  args: { lines: sampleOrderLines },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const items = within(within(canvasElement).getByRole("list", { name: "Items" })).getAllByRole(
      "listitem",
    );
    await expect(items).toHaveLength(5);
    await expect(items[1]).toHaveTextContent("Size FreeJamun PlumQty 2₹3,398.00");
    await expect(items[2]).toHaveTextContent("₹949.50");
  },
};

export const Limited: Story = {
  args: { limit: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("img")).toHaveLength(2);
    await expect(canvas.getByText("and 3 more")).toBeVisible();
  },
};

export const NoPicture: Story = { args: { lines: sampleOrderLines.slice(3) } };

export const LongText: Story = {
  args: {
    lines: [
      {
        id: "1",
        name: "Handwoven Kanjivaram temple border saree with an unstitched contrast blouse piece and hand-tied tassels along the pallu",
        size: "Free",
        color: "Haldi Mustard with Peacock Teal border",
        quantity: 12,
        price: 116499,
      },
    ],
  },
  globals: { viewport: { value: "phone" } },
};

export const Hindi: Story = { args: { limit: 2 }, globals: { locale: "hi-IN" } };

export const Dark: Story = { args: { limit: 2 }, globals: { mode: "dark" } };

export const RightToLeft: Story = { args: { limit: 2 }, globals: { dir: "rtl" } };
