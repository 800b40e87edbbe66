import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout";
import { Eyebrow } from "./Eyebrow";

const meta = {
  title: "Typography/Eyebrow",
  component: Eyebrow,
  args: { children: "Wedding season" },
} satisfies Meta<typeof Eyebrow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: (args) => (
    <Stack gap="3">
      <Eyebrow {...args} tone="ink" />
      <Eyebrow {...args} tone="muted" />
      <Eyebrow {...args} tone="accent" />
      <Eyebrow {...args} tone="sale" />
    </Stack>
  ),
};

export const RightToLeft: Story = { globals: { dir: "rtl" } };
