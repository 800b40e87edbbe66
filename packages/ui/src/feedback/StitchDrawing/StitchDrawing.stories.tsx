import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline, Stack } from "../../layout";
import { Text } from "../../typography";
import { type DrawingName, drawings } from "./drawings";
import { StitchDrawing } from "./StitchDrawing";

const meta = {
  title: "Feedback/StitchDrawing",
  component: StitchDrawing,
  args: { drawing: "bag" },
} satisfies Meta<typeof StitchDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  render: () => (
    <Inline gap="8">
      {(Object.keys(drawings) as DrawingName[]).map((name) => (
        <Stack key={name} align="center" gap="2">
          <StitchDrawing drawing={name} />
          <Text size="xs" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
};
