import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Inline } from "../../layout";
import { Text } from "../../typography";
import { Spinner } from "./Spinner";

const meta = { title: "Feedback/Spinner", component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading");
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Inline gap="8">
      <Spinner {...args} size="small" />
      <Spinner {...args} size="medium" />
      <Spinner {...args} size="large" />
    </Inline>
  ),
};

export const BesideText: Story = {
  args: { decorative: true, size: "small" },
  render: (args) => (
    <Inline>
      <Spinner {...args} />
      <Text>Checking your pincode…</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("status")).toBeNull();
  },
};

export const Hindi: Story = {
  globals: { locale: "hi-IN" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("लोड हो रहा है");
  },
};
