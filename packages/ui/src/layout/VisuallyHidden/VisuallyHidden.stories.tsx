import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Text } from "../../typography";
import { VisuallyHidden } from "./VisuallyHidden";

const meta = {
  title: "Layout/VisuallyHidden",
  component: VisuallyHidden,
  args: { children: "Maximum retail price" },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAPrice: Story = {
  render: (args) => (
    <Text>
      <VisuallyHidden {...args} /> ₹17,999
    </Text>
  ),
  play: async ({ canvas }) => {
    const hidden = canvas.getByText("Maximum retail price");
    await expect(hidden).toBeInTheDocument();
    await expect(hidden.getBoundingClientRect().width).toBe(1);
  },
};
