import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { sampleProducts } from "../../docs/fixtures";
import { WishlistHeart } from "../WishlistHeart";
import { ProductCard } from "./ProductCard";

const [saree, , kanjivaram] = sampleProducts;
const onHeart = fn();
const onFollow = fn((event: { preventDefault: () => void }) => event.preventDefault());

const meta = {
  title: "Commerce/ProductCard",
  component: ProductCard,
  args: {
    ...saree,
    badge: "16% OFF",
    badgeTone: "sale",
    linkProps: { onClick: onFollow },
    heart: <WishlistHeart product={saree?.name} onPressedChange={onHeart} />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    onHeart.mockClear();
    onFollow.mockClear();
  },
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole("link", { name: "Banarasi Jaal Silk Saree" });
    await expect(link).toHaveAttribute("href", "#banarasi-jaal-silk-saree");
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    const heart = canvas.getByRole("button", { name: /to wishlist$/ });
    await expect(heart).toHaveFocus();
    await expect(link).not.toContainElement(heart);
    await userEvent.click(heart);
    await expect(onHeart).toHaveBeenCalledWith(true);
    await expect(onFollow).not.toHaveBeenCalled();
  },
};

/** The link's target covers the picture. */
export const WholeCardIsTheLink: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole("img", { name: /Madder Maroon$/ }).getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    await expect(hit).toBe(canvas.getByRole("link"));
  },
};

export const WithoutDiscount: Story = {
  args: { ...kanjivaram, badge: "POPULAR", badgeTone: "label" },
};

export const LongText: Story = {
  args: {
    name: "Handwoven Pure Katan Silk Banarasi Saree with Meenakari Jaal, Kadwa Border and Stitched Blouse Piece",
    category: "Wedding and festive sarees",
    badge: "CUSTOMER'S CHOICE",
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 168 }}>
        <Story />
      </div>
    ),
  ],
};

export const WithoutPicture: Story = { args: { picture: undefined, hoverPicture: undefined } };

export const BrokenPicture: Story = {
  args: {
    picture: { src: "/pictures/not-there.webp", alt: "Banarasi saree", color: "#c8b8a8" },
    hoverPicture: undefined,
  },
};

export const Bare: Story = {
  args: {
    badge: undefined,
    category: undefined,
    colors: undefined,
    rating: undefined,
    heart: undefined,
  },
};

export const Dark: Story = { globals: { mode: "dark" } };

export const RightToLeft: Story = { globals: { dir: "rtl" } };
