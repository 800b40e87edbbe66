import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../../controls/Button";
import { sampleProducts } from "../../docs/fixtures";
import { WishlistHeart } from "../WishlistHeart";
import { ProductCard } from "./ProductCard";
import { ProductSizes } from "./ProductSizes";

const [saree, , kanjivaram] = sampleProducts;
const onHeart = fn();
const onFollow = fn((event: { preventDefault: () => void }) => event.preventDefault());

const meta = {
  title: "Commerce/ProductCard",
  component: ProductCard,
  subcomponents: { ProductSizes },
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

const onSize = fn();
const sizes = [
  { size: "XS", soldOut: true },
  { size: "S" },
  { size: "M" },
  { size: "L" },
  { size: "XL", soldOut: true },
  { size: "2XL" },
];

const onAction = fn();

/** Pressed without following the card's link. The colours stand on the rating's line, as without it. */
export const WithAction: Story = {
  args: {
    action: (
      <Button fullWidth tone="secondary" size="small" onClick={onAction}>
        Add to cart
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    onAction.mockClear();
    const colors = within(canvasElement).getByRole("img", { name: /^Available in/ });
    await expect(colors.clientWidth).toBe(3 * 16 - 4);
    const card = within(canvasElement).getByRole("article").getBoundingClientRect();
    const dots = colors.getBoundingClientRect();
    const stars = within(canvasElement)
      .getByRole("img", { name: /^Rated/ })
      .getBoundingClientRect();
    await expect(dots.right).toBeCloseTo(card.right, 0);
    await expect(dots.top).toBeLessThan(stars.bottom);
    const button = within(canvasElement).getByRole("button", { name: "Add to cart" });
    await expect(button.getBoundingClientRect().top - dots.bottom).toBeGreaterThanOrEqual(12);
    await userEvent.click(button);
    await expect(onAction).toHaveBeenCalledTimes(1);
    await expect(onFollow).not.toHaveBeenCalled();
  },
};

/** While focus is in the card, or a mouse rests on it; a button shows them on touch. */
export const WithSizes: Story = {
  args: {
    badge: undefined,
    sizes: <ProductSizes product="Ajrakh Kurti" sizes={sizes} onSelect={onSize} />,
  },
  play: async ({ canvasElement }) => {
    onSize.mockClear();
    const canvas = within(canvasElement);
    const toggle = canvas.queryByRole("button", { name: "Sizes of Ajrakh Kurti" });
    if (toggle) await userEvent.click(toggle);
    else canvas.getByRole("link").focus();
    const list = await canvas.findByRole("list", { name: "Sizes of Ajrakh Kurti" });
    await expect(within(list).getByText("XL").closest("li")).toHaveTextContent("XL sold out");
    await expect(within(list).getAllByRole("button")).toHaveLength(4);
    await userEvent.click(within(list).getByRole("button", { name: "Size M" }));
    await expect(onSize).toHaveBeenLastCalledWith("M");
    await expect(onFollow).not.toHaveBeenCalled();
  },
};

/** More than there is room for: they scroll within the picture, below the heart. */
export const WithManySizes: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 170 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    badge: undefined,
    sizes: (
      <ProductSizes
        product="Ajrakh Kurti"
        sizes={Array.from({ length: 40 }, (_, index) => ({ size: `${24 + index}` }))}
        onSelect={onSize}
      />
    ),
  },
  play: async ({ canvas }) => {
    const toggle = canvas.queryByRole("button", { name: "Sizes of Ajrakh Kurti" });
    if (toggle) await userEvent.click(toggle);
    else canvas.getByRole("link").focus();
    const list = await canvas.findByRole("list", { name: "Sizes of Ajrakh Kurti" });
    const box = list.getBoundingClientRect();
    await expect(list.scrollHeight).toBeGreaterThan(box.height);
    const name = canvas.getByRole("heading").getBoundingClientRect();
    await expect(box.bottom).toBeLessThanOrEqual(name.top);
    await userEvent.click(within(list).getByRole("button", { name: "Size 63" }));
    await expect(onSize).toHaveBeenLastCalledWith("63");
  },
};

export const SizesThatLead: Story = {
  args: {
    badge: undefined,
    sizes: (
      <ProductSizes
        product="Ajrakh Kurti"
        sizes={sizes.map((size) => ({ ...size, href: `#ajrakh?size=${size.size}` }))}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = canvas.getAllByRole("link", { hidden: true }).map((link) => link.ariaLabel);
    await expect(links).toEqual([null, "Size S", "Size M", "Size L", "Size 2XL"]);
  },
};

export const WithoutDiscount: Story = {
  args: { ...kanjivaram, badge: "POPULAR", badgeTone: "label" },
};

/** A badge of another kind leaves the discount to the price; one that says it does not say it twice. */
export const LastPieces: Story = {
  args: { badge: "Last pieces", badgeTone: "label" },
  render: (args) => (
    <div style={{ display: "grid", gap: 24, gridTemplateColumns: "1fr 1fr" }}>
      <ProductCard {...args} />
      <ProductCard {...args} badge="16% OFF" />
      <ProductCard {...args} badge="Sale" badgeTone="sale" />
    </div>
  ),
  play: async ({ canvas }) => {
    const said = canvas
      .getAllByRole("article")
      .map(({ textContent }) => textContent?.split("% OFF"));
    await expect(said.map((parts) => (parts?.length ?? 0) - 1)).toEqual([1, 1, 1]);
  },
};

export const LongText: Story = {
  args: {
    name: "Handwoven Pure Katan Silk Banarasi Saree with Meenakari Jaal, Kadwa Border and Stitched Blouse Piece",
    category: "Wedding and festive sarees",
    badge: "Our customers' choice of the whole year",
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 168 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args: { badge = "" } }) => {
    const card = canvas.getByRole("article").getBoundingClientRect();
    const said = canvas.getByText(badge).getBoundingClientRect();
    await expect(said.left - card.left).toBeGreaterThanOrEqual(8);
    await expect(card.right - said.right).toBeGreaterThanOrEqual(8);
    // It grows upwards, and ends within the picture.
    await expect(said.bottom - card.top).toBeLessThanOrEqual((card.width * 4) / 3 - 8 + 0.5);
  },
};

export const WithoutPicture: Story = {
  args: { picture: undefined, hoverPicture: undefined },
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector("[data-failed]");
    const heading = within(canvasElement).getByRole("heading");
    const bottom = drawing?.getBoundingClientRect().bottom ?? 0;
    await expect(bottom).toBeGreaterThan(0);
    await expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  },
};

export const BrokenPicture: Story = {
  args: {
    picture: { src: "./pictures/none.webp", alt: "Banarasi saree", color: "#c8b8a8" },
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
