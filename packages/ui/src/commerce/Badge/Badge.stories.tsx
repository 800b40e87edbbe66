import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Stack } from "../../layout/Stack";
import { Badge } from "./Badge";

const meta = {
  title: "Commerce/Badge",
  component: Badge,
  args: { children: "Popular" },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Label: Story = {};

export const Sale: Story = { args: { tone: "sale", children: "25% OFF" } };

export const Accent: Story = { args: { tone: "accent", children: "Festive edit" } };

export const States: Story = {
  render: () => (
    <div style={{ display: "flex", gap: 8, flexWrap: "wrap" }}>
      <Badge tone="positive">Delivered</Badge>
      <Badge tone="caution">Under processing</Badge>
      <Badge tone="critical">Order cancelled</Badge>
    </div>
  ),
};

export const LongText: Story = {
  args: { children: "Handwoven in Varanasi for the wedding season" },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 140 }}>
        <Story />
      </div>
    ),
  ],
};

/** As wide as its words in a stack, which stretches what is in it. */
export const InAStack: Story = {
  render: (args) => (
    <Stack gap="2">
      <Badge {...args} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const badge = within(canvasElement).getByText("Popular");
    await expect(badge.offsetWidth).toBeLessThan(canvasElement.offsetWidth / 2);
  },
};

export const Dark: Story = { globals: { mode: "dark" } };
