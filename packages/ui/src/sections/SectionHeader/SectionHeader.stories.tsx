import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { SectionHeader } from "./SectionHeader";

const meta = {
  title: "Sections/SectionHeader",
  component: SectionHeader,
  args: {
    eyebrow: "The Wedding Edit",
    title: "Turn Heads",
    subtitle: "For rooms that look up when you walk in",
    viewAllHref: "/view-all/TurnHeads",
  },
} satisfies Meta<typeof SectionHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 2, name: "Turn Heads" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "View all: Turn Heads" })).toHaveAttribute(
      "href",
      "/view-all/TurnHeads",
    );
  },
};

/** As high as its words, which stand in the middle. */
export const Centered: Story = {
  args: { align: "center" },
  play: async ({ canvas }) => {
    const title = canvas.getByRole("heading").getBoundingClientRect();
    const link = canvas.getByRole("link").getBoundingClientRect();
    const words = canvas.getByText("For rooms that look up when you walk in");
    await expect(link.top - words.getBoundingClientRect().bottom).toBeLessThan(24);
    const middle = (box: DOMRect) => box.left + box.width / 2;
    await expect(middle(link)).toBeCloseTo(middle(title), 0);
    await expect(middle(title)).toBeCloseTo(document.documentElement.clientWidth / 2, 0);
  },
};

export const TitleOnly: Story = {
  args: { eyebrow: undefined, subtitle: undefined, viewAllHref: undefined },
};

export const LongText: Story = {
  args: {
    title: "Everything for the rooms that look up when you walk in, from the haldi to the bidaai",
  },
  globals: { viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { dir: "rtl" } };
