import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { BrandMark } from "./BrandMark";

const meta = { title: "Navigation/BrandMark", component: BrandMark } satisfies Meta<
  typeof BrandMark
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "TAANKA" });
    await expect(link).toHaveAttribute("href", "/");
  },
};

export const Large: Story = { args: { size: "large" } };

export const OtherBrand: Story = { args: { children: "KORA", href: "/home" } };
