import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Heading, Text } from "../../typography";
import { Stack } from "../Stack";
import { Divider, Stitch } from "./Divider";

const meta = {
  title: "Layout/Divider",
  component: Divider,
  decorators: [
    (Story) => (
      <Stack gap="6">
        <Text>Woven in Varanasi on a jacquard loom.</Text>
        <Story />
        <Text>Dry clean only. Store folded in muslin.</Text>
      </Stack>
    ),
  ],
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hairline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("separator")).toBeInTheDocument();
  },
};

export const RunningStitch: Story = { args: { look: "stitch" } };

export const UnderAHeading: StoryObj<typeof Stitch> = {
  render: () => (
    <Stack gap="3" align="start">
      <Heading level={2}>Turn Heads</Heading>
      <Stitch length="short" />
      <Stitch thread="accent" />
    </Stack>
  ),
};

export const RightToLeft: Story = { args: { look: "stitch" }, globals: { dir: "rtl" } };
