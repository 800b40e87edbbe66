import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Badge } from "../../commerce/Badge";
import { Button } from "../../controls";
import { Stack } from "../../layout";
import { ThemeProvider } from "../../theme";
import { createBrand } from "../../tokens";
import { Heading } from "../Heading";
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

const spaced = createBrand({
  name: "spaced",
  light: { surface: "#fffdf8", ink: "#16211d", accent: "#2f5d50" },
  tracking: { eyebrow: "0.2em", display: "0.05em" },
});

/** Letters that hang from one line stay together, whatever room a brand of the shop's own gives others. */
export const HindiUnderACreatedBrand: Story = {
  args: { children: "शादियों का मौसम" },
  render: (args) => (
    <>
      <style>{spaced.css}</style>
      <ThemeProvider brand="spaced" locale="hi-IN">
        <Stack gap="3" align="start">
          <Eyebrow {...args} />
          <Heading level={2}>बनारसी साड़ियाँ</Heading>
          <Badge>नया</Badge>
          <Button>कार्ट में डालें</Button>
        </Stack>
      </ThemeProvider>
    </>
  ),
  play: async ({ canvas }) => {
    for (const text of ["शादियों का मौसम", "बनारसी साड़ियाँ", "नया", "कार्ट में डालें"]) {
      await expect(getComputedStyle(canvas.getByText(text)).letterSpacing).toMatch(
        /^(normal|0px)$/,
      );
    }
  },
};

export const RightToLeft: Story = { globals: { dir: "rtl" } };
