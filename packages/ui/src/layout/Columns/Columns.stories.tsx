import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Sample } from "../../docs/Sample";
import { Columns } from "./Columns";

const meta = {
  title: "Layout/Columns",
  component: Columns,
  args: {
    split: "2/1",
    role: "group",
    "aria-label": "Cart",
    children: [
      <Sample tall key="lines">
        Cart lines
      </Sample>,
      <Sample key="summary">Price summary</Sample>,
    ],
  },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const wide = window.matchMedia("(min-width: 1024px)").matches;
    const tracks = getComputedStyle(canvas.getByRole("group")).gridTemplateColumns.split(" ");
    await expect(tracks).toHaveLength(wide ? 2 : 1);
  },
};

export const Even: Story = { args: { split: "1/1", from: "md" } };

/** The lower area in the middle of the higher one. */
export const Centred: Story = {
  args: { align: "center", from: "md" },
  play: async ({ canvas }) => {
    const [first, last] = [...canvas.getByRole("group").children].map((area) =>
      area.getBoundingClientRect(),
    );
    if (!first || !last || last.top >= first.bottom) return;
    await expect(last.top + last.height / 2).toBeCloseTo(first.top + first.height / 2, 0);
    await expect(last.height).toBeLessThan(first.height);
  },
};

export const StickyEnd: Story = {
  args: {
    sticky: "end",
    children: [
      <div key="lines" style={{ minBlockSize: "150vh" }}>
        <Sample tall>Gallery, taller than the window</Sample>
      </div>,
      <Sample key="summary">Stays below the header</Sample>,
    ],
  },
};

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };

export const RightToLeft: Story = { globals: { dir: "rtl" } };
