import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { expect, within } from "storybook/test";
import { iconSheet, iconTile } from "../docs/sheets";
import * as icons from ".";
import type { IconProps } from "./drawIcon";

const all = Object.entries<ComponentType<IconProps>>(icons);

function IconSheet(props: IconProps) {
  return (
    <ul style={iconSheet}>
      {all.map(([name, Icon]) => (
        <li key={name} style={iconTile}>
          <Icon {...props} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: "Icons/Icons",
  component: icons.HeartIcon,
  args: { size: 24 },
} satisfies Meta<typeof icons.HeartIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = { render: (args) => <IconSheet {...args} /> };

export const Small: Story = { args: { size: 20 }, render: (args) => <IconSheet {...args} /> };

export const Labelled: Story = {
  args: { label: "Wishlist" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img", { name: "Wishlist" })).toBeVisible();
  },
};

export const Decorative: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("img")).toBeNull();
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
};

export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  render: () => <icons.ArrowRightIcon size={24} label="Onwards" />,
  play: async ({ canvasElement }) => {
    const arrow = within(canvasElement).getByRole("img", { name: "Onwards" });
    await expect(getComputedStyle(arrow).transform).toBe("matrix(-1, 0, 0, 1, 0, 0)");
  },
};
