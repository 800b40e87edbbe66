import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Sample } from "../../docs/Sample";
import { Stack } from "../Stack";
import { Hidden, Visible } from "./Hidden";

const meta = {
  title: "Layout/Hidden",
  component: Hidden,
  subcomponents: { Visible },
} satisfies Meta<typeof Hidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByWidth: Story = {
  render: () => (
    <Stack>
      <Hidden below="md">
        <Sample>From 768 px up</Sample>
      </Hidden>
      <Visible below="md">
        <Sample>Below 768 px</Sample>
      </Visible>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const wide = window.matchMedia("(min-width: 768px)").matches;
    const shown = canvas.getByText(wide ? "From 768 px up" : "Below 768 px");
    const hidden = canvas.getByText(wide ? "Below 768 px" : "From 768 px up");
    await expect(shown).toBeVisible();
    await expect(hidden).not.toBeVisible();
  },
};

export const Between: Story = {
  render: () => (
    <Visible above="sm" below="xl">
      <Sample>From 480 px to below 1360 px</Sample>
    </Visible>
  ),
};
