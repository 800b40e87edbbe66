import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ButtonLink } from "../../controls";
import { samplePicture } from "../../docs/fixtures";
import { StitchDrawing } from "../../feedback";
import { Picture } from "../../layout";
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

/** A picture in the place of the drawing is seen. */
export const WithAPicture: Story = {
  args: {
    drawing: (
      <Picture
        {...samplePicture(
          "banarasi-jaal-silk-saree/maroon-front",
          "Banarasi Jaal Silk Saree",
          "#c8b8a8",
        )}
        sizes="240px"
      />
    ),
    eyebrow: "Try Before You Buy",
    title: "Banarasi Jaal Silk Saree",
  },
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole("img", { name: "Banarasi Jaal Silk Saree" });
    const { width, height } = picture.getBoundingClientRect();
    await expect(width).toBe(240);
    await expect(height).toBe(320);
  },
};

export const RightToLeft: Story = { globals: { dir: "rtl" } };
