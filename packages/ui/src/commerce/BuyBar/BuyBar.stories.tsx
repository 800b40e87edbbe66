import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../../controls/Button";
import { sampleProducts } from "../../docs/fixtures";
import { ProductCard } from "../ProductCard";
import { ProductGrid } from "../ProductGrid";
import { WishlistHeart } from "../WishlistHeart";
import { BuyBar } from "./BuyBar";

const onBuy = fn();

const meta = {
  title: "Commerce/BuyBar",
  component: BuyBar,
  args: {
    price: 14999,
    mrp: 17999,
    action: <Button onClick={onBuy}>Add to cart</Button>,
    secondary: <WishlistHeart product="Banarasi Jaal Silk Saree" look="outlined" />,
  },
  parameters: { bleed: true },
  globals: { viewport: { value: "phone" } },
  beforeEach: () => {
    onBuy.mockClear();
  },
} satisfies Meta<typeof BuyBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole("region", { name: "Buy" });
    await expect(bar).toHaveTextContent("Price ₹14,999 MRP ₹17,999");
    await userEvent.tab();
    await expect(within(bar).getByRole("button", { name: /wishlist/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(onBuy).toHaveBeenCalledTimes(1);
  },
};

/** At the foot of the screen while what it belongs to is in view, then at its end. */
export const AtTheFootOfAPage: Story = {
  render: (args) => (
    <>
      <div>
        <div style={{ padding: 16 }}>
          <ProductGrid>
            {sampleProducts.slice(0, 6).map((product) => (
              <ProductCard key={product.id} {...product} />
            ))}
          </ProductGrid>
        </div>
        <BuyBar {...args} />
      </div>
      <footer style={{ blockSize: 400, padding: 16 }}>What follows</footer>
    </>
  ),
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole("region", { name: "Buy" });
    await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(bar.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight - 300);
    window.scrollTo(0, 0);
  },
};

export const InTheCart: Story = {
  args: {
    caption: "Total amount",
    price: 3303,
    mrp: undefined,
    paise: "always",
    secondary: undefined,
    action: <Button>Proceed to payment</Button>,
  },
};

/** Nobody pays an amount of which a digit is hidden: what does not fit stands on two lines. */
export const LargeAmount: Story = {
  args: { ...InTheCart.args, price: 1194688 },
  render: (args) => (
    <>
      {[256, 312, 342].map((width) => (
        <div key={width} style={{ inlineSize: width }}>
          <BuyBar {...args} aria-label={`Buy, ${width} px`} placement="inline" />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const bar of within(canvasElement).getAllByRole("region", { name: /^Buy/ })) {
      const price = within(bar).getByText("₹11,94,688.00").getBoundingClientRect();
      const button = within(bar).getByRole("button").getBoundingClientRect();
      const isBeside = button.top < price.bottom;
      await expect(isBeside ? button.left - price.right : 12).toBeGreaterThanOrEqual(12);
      await expect(button.right).toBeLessThanOrEqual(bar.getBoundingClientRect().right);
    }
  },
};

export const Unavailable: Story = {
  args: { caption: "Out of stock", action: <Button disabled>Add to cart</Button> },
};

export const Loading: Story = { args: { action: <Button loading>Add to cart</Button> } };

export const LongText: Story = {
  args: {
    caption: "Free Size, Haldi Mustard with Peacock Teal border",
    price: 1119999,
    mrp: 1259999,
    action: <Button>Notify me when it is back</Button>,
  },
};

export const Inline: Story = { args: { placement: "inline" }, parameters: { bleed: false } };

/** From 1024 px on the bar is not there, for a screen reader neither. */
export const HiddenOnWideScreens: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("region", { name: "Buy" })).toBeNull();
  },
};

export const Hindi: Story = {
  args: { action: <Button>कार्ट में जोड़ें</Button> },
  globals: { locale: "hi-IN", viewport: { value: "phone" } },
};

export const Dark: Story = { globals: { mode: "dark", viewport: { value: "phone" } } };

export const RightToLeft: Story = { globals: { dir: "rtl", viewport: { value: "phone" } } };
