import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { sampleProducts } from "../../docs/fixtures";
import { discountPercent } from "../money";
import { ProductCard } from "../ProductCard";
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

export const FourColumns: Story = { args: { columns: 4 } };

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

export const Dark: Story = { globals: { mode: "dark" } };

export const RightToLeft: Story = { globals: { dir: "rtl" } };
