import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { sampleProducts } from "../../docs/fixtures";
import { Container } from "../../layout/Container";
import { discountPercent } from "../money";
import { ProductCard, ProductCardSkeleton } from "../ProductCard";
import { WishlistHeart } from "../WishlistHeart";
import { ProductGrid } from "./ProductGrid";

const cards = sampleProducts.map(({ id, ...product }) => {
  const percent = discountPercent(product.price, product.mrp);
  return (
    <ProductCard
      key={id}
      {...product}
      badge={percent > 0 ? `${percent}% OFF` : "POPULAR"}
      badgeTone={percent > 0 ? "sale" : "label"}
      heart={<WishlistHeart product={product.name} />}
    />
  );
});

const meta = {
  title: "Commerce/ProductGrid",
  component: ProductGrid,
  args: { children: cards, "aria-label": "Sarees" },
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "Sarees" });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(sampleProducts.length);
  },
};

export const Loading: Story = {
  args: {
    busy: true,
    children: ["a", "b", "c", "d", "e", "f"].map((key) => <ProductCardSkeleton key={key} />),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("list")).toHaveAttribute("aria-busy", "true");
  },
};

/** A placeholder is as high as the card that takes its place. */
export const NothingJumps: Story = {
  args: { children: [cards[0], <ProductCardSkeleton key="skeleton" />] },
  play: async ({ canvasElement }) => {
    const [card, skeleton] = [...canvasElement.querySelectorAll("li > *")];
    const difference = (card?.clientHeight ?? 0) - (skeleton?.clientHeight ?? 0);
    await expect(Math.abs(difference)).toBeLessThanOrEqual(3);
  },
};

/** Where a page hands over data alone, as in Astro and across the border of server components. */
export const FromData: Story = {
  args: { children: undefined, products: sampleProducts },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "Sarees" });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(sampleProducts.length);
    await expect(list.querySelectorAll("li > article")).toHaveLength(sampleProducts.length);
  },
};

/** A condition between the cards leaves no empty place. */
export const WithConditions: Story = {
  args: { children: [false, ...cards, null] },
  play: Default.play,
};

export const FourColumns: Story = { args: { columns: 4 } };

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

/** Three, of which the last would stand alone. */
export const PhoneRow: Story = {
  args: { onPhones: "row", children: cards.slice(0, 3) },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "Sarees" });
    const tops = within(list)
      .getAllByRole("listitem")
      .map((item) => item.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
  },
};

export const Dark: Story = { globals: { mode: "dark" } };

export const RightToLeft: Story = { globals: { dir: "rtl" } };
