import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ButtonLink } from "../../controls/Button";
import { EmptyState } from "./EmptyState";

const meta = {
  title: "Feedback/EmptyState",
  component: EmptyState,
  args: {
    title: "Your cart is empty",
    action: <ButtonLink href="#shop">Continue shopping</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent("Your cart is empty");
    await expect(canvas.getByRole("link", { name: "Continue shopping" })).toBeVisible();
  },
};

export const WithALine: Story = {
  args: {
    title: 'No items found for "Wedding Lehengas"',
    drawing: "search",
    children: "Try selecting a different category",
    action: undefined,
  },
};

export const NotFound: Story = {
  args: {
    title: "Product not found.",
    drawing: "hanger",
    action: (
      <ButtonLink href="#shop" tone="secondary">
        Back to the shop
      </ButtonLink>
    ),
  },
};

export const InAPanel: Story = {
  args: { title: "No reviews yet", drawing: "none", level: "none", action: undefined },
};

export const OnAPhone: Story = {
  args: { title: "Nothing saved for later in your wishlist yet", drawing: "heart" },
  globals: { viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { dir: "rtl" } };
