import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../../controls/Button";
import { sampleProducts } from "../../docs/fixtures";
import { Stack } from "../../layout/Stack";
import { CartLine } from "./CartLine";
import type { CartLineProps } from "./types";

const [banarasi, ajrakh, kanjivaram] = sampleProducts;

const toWishlist = (
  <Button tone="quiet" size="small">
    Move to wishlist
  </Button>
);

const meta = {
  title: "Commerce/CartLine",
  component: CartLine,
  args: {
    name: "Ajrakh Modal Saree",
    href: "#ajrakh-modal-saree",
    picture: ajrakh?.picture,
    size: "Free Size",
    color: "Neel Indigo",
    price: 1899,
    mrp: 2499,
    onQuantityChange: fn(),
    onSelectedChange: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 760 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CartLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The note about stock; the quantity is a status of its own. */
const stockNote = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole("status")
    .find(({ tagName }) => tagName === "P");

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const line = within(canvasElement).getByRole("article", { name: "Ajrakh Modal Saree" });
    const of = within(line);
    await expect(of.getByRole("link", { name: "Ajrakh Modal Saree" })).toHaveAttribute(
      "href",
      "#ajrakh-modal-saree",
    );
    await expect(line).toHaveTextContent("Price ₹1,899.00 MRP ₹2,499.00");
    await expect(of.getByText("Free Size")).toBeVisible();
    await userEvent.click(of.getByRole("button", { name: "Increase quantity" }));
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(2);
    await expect(line).toHaveTextContent("Price ₹3,798.00 MRP ₹4,998.00");
    await expect(of.getByText("₹1,899.00 each")).toBeVisible();
    const tick = of.getByRole("checkbox", { name: "Select Ajrakh Modal Saree" });
    await expect(tick).toBeChecked();
    await userEvent.click(tick);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(false);
    await expect(tick).not.toBeChecked();
    await userEvent.click(of.getByRole("button", { name: "Remove Ajrakh Modal Saree from cart" }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};

/** The keyboard goes from the tick box through the line in the order it is read. */
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const of = within(canvasElement);
    await userEvent.tab();
    await expect(of.getByRole("checkbox")).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(false);
    await userEvent.tab();
    await expect(of.getByRole("link")).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(2);
  },
};

export const Controlled: Story = {
  args: { quantity: 3, selected: false },
  play: async ({ args, canvasElement }) => {
    const of = within(canvasElement);
    await userEvent.click(of.getByRole("button", { name: "Decrease quantity" }));
    await userEvent.click(of.getByRole("checkbox"));
    await expect(args.onQuantityChange).toHaveBeenCalledWith(2);
    await expect(args.onSelectedChange).toHaveBeenCalledWith(true);
    await expect(of.getByText("3")).toBeVisible();
    await expect(of.getByRole("checkbox")).not.toBeChecked();
  },
};

export const Busy: Story = {
  args: { busy: true, quantity: 2 },
  play: async ({ args, canvasElement }) => {
    const of = within(canvasElement);
    const remove = of.getByRole("button", { name: /^Remove/ });
    remove.focus();
    await userEvent.keyboard("{Enter}");
    await expect(remove).toHaveFocus();
    await userEvent.click(of.getByRole("button", { name: "Increase quantity" }));
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(args.onQuantityChange).not.toHaveBeenCalled();
  },
};

export const OutOfStock: Story = {
  args: { outOfStock: true, actions: toWishlist },
  play: async ({ args, canvasElement }) => {
    const of = within(canvasElement);
    await expect(stockNote(canvasElement)).toHaveTextContent("Out of stock");
    await expect(of.getByRole("checkbox")).toBeDisabled();
    await expect(of.getByRole("checkbox")).not.toBeChecked();
    await expect(of.queryByRole("button", { name: "Increase quantity" })).toBeNull();
    await userEvent.click(of.getByRole("button", { name: /^Remove/ }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};

export const MaximumReached: Story = {
  args: { defaultQuantity: 2, maxQuantity: 3 },
  play: async ({ args, canvasElement }) => {
    const of = within(canvasElement);
    await expect(stockNote(canvasElement)).toBeEmptyDOMElement();
    await userEvent.click(of.getByRole("button", { name: "Increase quantity" }));
    await expect(stockNote(canvasElement)).toHaveTextContent("No more than 3 can be ordered");
    await userEvent.click(of.getByRole("button", { name: "Increase quantity" }));
    await expect(args.onQuantityChange).toHaveBeenCalledTimes(1);
  },
};

function WithUndo(args: CartLineProps) {
  const [removed, setRemoved] = useState(false);
  return (
    <CartLine
      {...args}
      removed={removed}
      onRemove={() => setRemoved(true)}
      onUndo={() => setRemoved(false)}
    />
  );
}

/** Taken out and put back: the count is as it was, and the focus does not get lost. */
export const RemovedWithUndo: Story = {
  args: { defaultQuantity: 3 },
  render: (args) => <WithUndo {...args} />,
  play: async ({ canvasElement }) => {
    const of = within(canvasElement);
    await userEvent.click(of.getByRole("button", { name: /^Remove/ }));
    await expect(of.getByRole("status")).toHaveTextContent("Ajrakh Modal Saree was removed");
    const undo = of.getByRole("button", { name: "Undo" });
    await expect(undo).toHaveFocus();
    await expect(undo).toHaveAccessibleDescription("Ajrakh Modal Saree was removed");
    await userEvent.keyboard("{Enter}");
    await expect(of.getByRole("button", { name: /^Remove/ })).toHaveFocus();
    await expect(of.getByText("3")).toBeVisible();
  },
};

export const Removed: Story = { args: { removed: true, onUndo: fn() } };

/** Others bought in the meantime: the way down is open, the way up is not. */
export const MoreThanThereAre: Story = {
  args: { quantity: 5, maxQuantity: 2 },
  play: async ({ args, canvasElement }) => {
    const of = within(canvasElement);
    await expect(stockNote(canvasElement)).toHaveTextContent("Only 2 left");
    await userEvent.click(of.getByRole("button", { name: "Increase quantity" }));
    await expect(args.onQuantityChange).not.toHaveBeenCalled();
    await userEvent.click(of.getByRole("button", { name: "Decrease quantity" }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith(4);
  },
};

/** A shop that tells of no pieces left need not say twice that it is out of stock. */
export const NoneLeft: Story = {
  args: { quantity: 1, maxQuantity: 0 },
  play: async ({ canvasElement }) => {
    const of = within(canvasElement);
    await expect(stockNote(canvasElement)).toHaveTextContent("Out of stock");
    await expect(of.getByRole("checkbox")).toBeDisabled();
    await expect(of.queryByRole("button", { name: "Decrease quantity" })).toBeNull();
  },
};

/** Decimals only where there are paise. */
export const WholeRupees: Story = {
  args: { paise: "whenNotZero", quantity: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article")).toHaveTextContent("Price ₹3,798 MRP ₹4,998");
    await expect(canvas.getByText("₹1,899 each")).toBeVisible();
  },
};

/** Where nobody listens there is nothing to tick: all of the cart is bought. */
export const WithoutChoice: Story = {
  args: { onSelectedChange: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("checkbox")).toBeNull();
  },
};

/** Kept below the cart for another time: no tick box, no quantity to change, in no total. */
export const SavedForLater: Story = {
  args: {
    saved: true,
    quantity: 3,
    maxQuantity: 2,
    actions: (
      <Button tone="quiet" size="small">
        Move to cart
      </Button>
    ),
  },
  play: async ({ args, canvasElement }) => {
    const of = within(canvasElement);
    await expect(of.queryByRole("checkbox")).toBeNull();
    await expect(of.queryByRole("button", { name: "Increase quantity" })).toBeNull();
    await expect(of.getByRole("article")).toHaveTextContent("Free SizeNeel Indigo3 pieces");
    await expect(stockNote(canvasElement)).toHaveTextContent("Only 2 left");
    await userEvent.click(of.getByRole("button", { name: "Remove Ajrakh Modal Saree" }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};

export const SavedAndSoldOut: Story = {
  args: { saved: true, outOfStock: true, onRemove: fn() },
  play: async ({ canvasElement }) => {
    await expect(stockNote(canvasElement)).toHaveTextContent("Out of stock");
  },
};

/** Of several lines' same words a screen reader says which product each is about. */
export const WithActionsAndNote: Story = {
  args: {
    note: "The price has gone down by ₹200.00 since you added it.",
    actions: toWishlist,
  },
  play: async ({ canvasElement }) => {
    const actions = within(canvasElement)
      .getAllByRole("group", { name: "Ajrakh Modal Saree" })
      .map((group) => group.textContent);
    await expect(actions).toEqual(["Move to wishlist"]);
  },
};

export const InACart: Story = {
  args: { actions: toWishlist },
  render: (args) => (
    <Stack divided gap="6">
      <CartLine {...args} />
      <CartLine
        {...args}
        name="Banarasi Jaal Silk Saree"
        picture={banarasi?.picture}
        color="Madder Maroon"
        price={14999}
        mrp={17999}
        defaultQuantity={2}
      />
      <CartLine
        {...args}
        name="Kanjivaram Temple Border Saree"
        picture={kanjivaram?.picture}
        color="Haldi Mustard"
        price={16499}
        mrp={16499}
        outOfStock
      />
    </Stack>
  ),
};

export const Narrow: Story = {
  ...InACart,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export const LongText: Story = {
  args: {
    name: "Handwoven Pure Katan Silk Banarasi Saree with Meenakari Jaal, Kadwa Border and Stitched Blouse Piece",
    color: "Haldi Mustard with Peacock Teal border",
    price: 1119999,
    mrp: 1259999,
    quantity: 10,
  },
  globals: { viewport: { value: "phone" } },
};

export const NoPicture: Story = { args: { picture: undefined } };

export const Hindi: Story = { args: { quantity: 10 }, globals: { locale: "hi-IN" } };

export const Dark: Story = { ...InACart, globals: { mode: "dark" } };

export const RightToLeft: Story = { ...InACart, globals: { dir: "rtl" } };
