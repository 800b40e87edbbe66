import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { BagIcon, HeartIcon, SearchIcon, ShareIcon } from "../../icons";
import { IconButton, IconLink } from "./IconButton";

const meta = {
  title: "Controls/IconButton",
  component: IconButton,
  subcomponents: { IconLink },
  args: { label: "Search", children: <SearchIcon size={24} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole("button", { name: "Search" });
    await expect(control.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    control.focus();
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Outlined: Story = {
  args: { tone: "outlined", label: "Share", children: <ShareIcon /> },
};

export const Small: Story = {
  args: { tone: "outlined", size: "small", label: "Share", children: <ShareIcon /> },
};

function Heart() {
  const [saved, setSaved] = useState(false);
  return (
    <IconButton
      tone="plate"
      label="Save Jamdani saree"
      aria-pressed={saved}
      onClick={() => setSaved(!saved)}
    >
      <HeartIcon fill={saved ? "currentColor" : "none"} />
    </IconButton>
  );
}

export const OverPicture: Story = {
  render: () => (
    <div
      style={{
        position: "relative",
        inlineSize: 240,
        aspectRatio: "3 / 4",
        background: "center / cover url(./pictures/banners/silk.webp), #8a5a44",
        padding: 12,
      }}
    >
      <Heart />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heart = within(canvasElement).getByRole("button", { name: "Save Jamdani saree" });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
  },
};

export const WithBadge: StoryObj<typeof IconLink> = {
  render: () => (
    <IconLink href="#cart" label="Cart, 12 items" badge={12}>
      <BagIcon size={24} />
    </IconLink>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Cart, 12 items" });
    await expect(link).toHaveAttribute("href", "#cart");
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button")).toBeDisabled();
  },
};

export const RightToLeft: Story = { ...WithBadge, globals: { dir: "rtl" } } as Story;
