import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { WishlistHeart } from "./WishlistHeart";

const meta = {
  title: "Commerce/WishlistHeart",
  component: WishlistHeart,
  args: { product: "Ajrakh Modal Saree", onPressedChange: fn() },
} satisfies Meta<typeof WishlistHeart>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = "Add Ajrakh Modal Saree to wishlist";

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const heart = within(canvasElement).getByRole("button", { name });
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await expect(args.onPressedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(" ");
    await expect(args.onPressedChange).toHaveBeenLastCalledWith(false);
  },
};

export const Filled: Story = { args: { defaultPressed: true } };

export const Controlled: Story = {
  args: { pressed: true },
  play: async ({ args, canvasElement }) => {
    const heart = within(canvasElement).getByRole("button", { name, pressed: true });
    await userEvent.click(heart);
    await expect(args.onPressedChange).toHaveBeenCalledWith(false);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
  },
};

export const Busy: Story = {
  args: { busy: true, pressed: true },
  play: async ({ args, canvasElement }) => {
    const heart = within(canvasElement).getByRole("button", { name });
    await expect(heart).toHaveAttribute("aria-disabled", "true");
    heart.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPressedChange).not.toHaveBeenCalled();
    await expect(heart).toHaveFocus();
  },
};

export const ForVisitors: Story = {
  args: { pressed: false, hint: "Login to add to wishlist" },
  decorators: [
    (Story) => (
      <div style={{ display: "flex", justifyContent: "end", maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const heart = within(canvasElement).getByRole("button", { name });
    const hint = within(heart).getByText("Login to add to wishlist");
    await expect(heart).toHaveAccessibleDescription("Login to add to wishlist");
    await expect(hint).not.toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(hint).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(hint).not.toBeVisible());
  },
};

export const Outlined: Story = { args: { look: "outlined" } };

export const Dark: Story = { args: { defaultPressed: true }, globals: { mode: "dark" } };

export const RightToLeft: Story = { ...ForVisitors, globals: { dir: "rtl" } };
