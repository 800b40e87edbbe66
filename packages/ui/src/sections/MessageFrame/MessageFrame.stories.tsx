import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ButtonLink } from "../../controls";
import { StitchDrawing } from "../../feedback";
import { MessageFrame } from "./MessageFrame";

const meta = {
  title: "Sections/MessageFrame",
  component: MessageFrame,
  parameters: { bleed: true },
  args: {
    drawing: <StitchDrawing drawing="needle" />,
    eyebrow: "404",
    title: "Page Not Found",
    description: "The page may have moved, or its address was mistyped.",
    actions: <ButtonLink href="/">Go Home</ButtonLink>,
  },
} satisfies Meta<typeof MessageFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/");
  },
};

export const TitleOnly: Story = {
  args: { drawing: undefined, eyebrow: undefined, description: undefined, actions: undefined },
};

export const TwoActions: Story = {
  args: {
    drawing: <StitchDrawing drawing="bolt" />,
    eyebrow: undefined,
    title: "Order Confirmed!",
    description: "Your order has been placed successfully.",
    actions: (
      <>
        <ButtonLink href="/">Continue Shopping</ButtonLink>
        <ButtonLink href="/orderhistory" tone="secondary">
          View order
        </ButtonLink>
      </>
    ),
  },
};

export const RightToLeft: Story = { globals: { dir: "rtl" } };
