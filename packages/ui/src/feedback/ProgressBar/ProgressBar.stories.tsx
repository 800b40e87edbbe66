import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../../layout";
import { ProgressBar } from "./ProgressBar";

const meta = {
  title: "Feedback/ProgressBar",
  component: ProgressBar,
  args: { value: 40, label: "Your profile", showValue: true },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Your profile" });
    await expect(bar).toHaveAttribute("aria-valuenow", "40");
    await expect(bar).toHaveAttribute("aria-valuetext", "40%");
  },
};

export const Steps: Story = {
  render: (args) => (
    <Stack gap="6">
      {[0, 12, 50, 88, 100].map((value) => (
        <ProgressBar key={value} {...args} value={value} />
      ))}
    </Stack>
  ),
};

export const OutOfRange: Story = {
  args: { value: 1500, max: 999, label: "Free delivery reached", showValue: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");
  },
};

export const RightToLeft: Story = { globals: { dir: "rtl" } };
