import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../../controls/Button";
import { sampleProducts } from "../../docs/fixtures";
import { OrderCard } from "./OrderCard";

const pictures = sampleProducts.map(({ picture }) => picture);

const meta = {
  title: "Commerce/OrderCard",
  component: OrderCard,
  args: {
    number: "TK-10482",
    href: "#order",
    placedOn: "2026-11-03T08:00:00Z",
    status: "Dispatched",
    statusTone: "caution",
    pictures: pictures.slice(0, 2),
    itemCount: 3,
    total: 119303.5,
    onOpen: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 860 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole("article");
    const link = within(card).getByRole("link", { name: "Order TK-10482" });
    await expect(link).toHaveAttribute("href", "#order");
    await expect(card).toHaveTextContent("Placed on 3 Nov 2026");
    await expect(card).toHaveTextContent("3 itemsTotal ₹1,19,303.50");
    const { right, bottom } = card.getBoundingClientRect();
    await expect(document.elementFromPoint(right - 8, bottom - 8)).toBe(link);
  },
};

export const Delivered: Story = {
  args: {
    status: "Delivered",
    statusTone: "positive",
    itemCount: 1,
    pictures: pictures.slice(2, 3),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("1 item")).toBeVisible();
  },
};

export const Cancelled: Story = { args: { status: "Order Cancelled", statusTone: "critical" } };

export const ManyPictures: Story = {
  args: { pictures, itemCount: 9, status: "Order Placed", statusTone: "label" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("img")).toHaveLength(3);
    await expect(within(canvasElement).getByText("+5")).toBeVisible();
  },
};

export const NoPicture: Story = { args: { pictures: undefined } };

export const SomeWithoutPicture: Story = {
  args: { pictures: [undefined, pictures[0]], itemCount: 2 },
  play: async ({ canvasElement }) => {
    const frames = [...canvasElement.querySelectorAll("picture, [data-failed]")];
    await expect(frames.map((frame) => frame.hasAttribute("data-failed"))).toEqual([true, false]);
    const [first, second] = frames.map((frame) => frame.getBoundingClientRect());
    await expect([first?.width, first?.height]).toEqual([second?.width, second?.height]);
  },
};

/** Without a tone its edge sets the state off from the card, whose ground it has. */
export const PlainStatus: Story = {
  args: { statusTone: undefined },
  play: async ({ canvas }) => {
    const { borderColor } = getComputedStyle(canvas.getByText("Dispatched"));
    await expect(borderColor).not.toBe("rgba(0, 0, 0, 0)");
  },
};

export const WithoutAddress: Story = {
  args: { href: undefined },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Order TK-10482" }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};

export const Narrow: Story = {
  args: { number: "TK-2026-11-03-000010482", status: "Under Processing...", pictures },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};

/** As wide as the page of a small phone leaves it: the number is not broken at its hyphens. */
export const NumberInOnePiece: Story = {
  args: { number: "TK-2026-010482", status: "Order Placed", pictures: pictures.slice(0, 2) },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const number = within(canvasElement).getByText("TK-2026-010482");
    const lineHeight = Number.parseFloat(getComputedStyle(number).lineHeight);
    await expect(number.getBoundingClientRect().height).toBeLessThan(1.5 * lineHeight);
    const card = within(canvasElement).getByRole("article");
    await expect(card.scrollWidth).toBe(card.clientWidth);
  },
};

const pay = fn();

export const WithAction: Story = {
  args: {
    status: "Payment Pending",
    action: (
      <Button size="small" onClick={pay}>
        Pay now
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Pay now" }));
    await expect(pay).toHaveBeenCalledTimes(1);
  },
};

export const Hindi: Story = { globals: { locale: "hi-IN" }, args: { status: "भेजा गया" } };

export const Dark: Story = { globals: { mode: "dark" } };

export const RightToLeft: Story = { globals: { dir: "rtl" } };
