import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../../layout";
import { Text, type TextProps } from "./Text";

const meta = {
  title: "Typography/Text",
  component: Text,
  args: { children: "Block-printed by hand in Ajrakhpur with indigo and madder." },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const sizes: TextProps["size"][] = ["xs", "sm", "md", "lg", "xl"];

export const Sizes: Story = {
  render: (args) => (
    <Stack gap="3">
      {sizes.map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

const tones: TextProps["tone"][] = [
  "ink",
  "muted",
  "accent",
  "sale",
  "positive",
  "caution",
  "critical",
  "info",
];

export const Tones: Story = {
  render: () => (
    <Stack gap="2">
      {tones.map((tone) => (
        <Text key={tone} tone={tone} weight="medium">
          {tone}
        </Text>
      ))}
    </Stack>
  ),
};

export const Clamped: Story = {
  args: {
    lines: 2,
    children:
      "A six-yard saree of mulberry silk, its jaal of vines woven with gold-wrapped thread on a jacquard loom over eleven days, with a contrast border and a blouse piece of 80 cm, checked and signed by its weaver before it leaves the workshop in Varanasi.",
  },
  decorators: [(Story) => <div style={{ maxInlineSize: "20rem" }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const text = canvas.getByText(/six-yard/);
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  },
};

export const Figures: Story = {
  render: () => (
    <Stack gap="1" align="start">
      {["₹1,19,999.00", "₹11,111.00", "₹2,799.00"].map((amount) => (
        <Text key={amount} numeric align="end" style={{ inlineSize: "8rem" }}>
          {amount}
        </Text>
      ))}
    </Stack>
  ),
};

export const Hindi: Story = {
  args: { children: "नील और मजीठ से हाथ की छपाई।", lang: "hi", size: "lg" },
};

export const RightToLeft: Story = { globals: { dir: "rtl" } };
