import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Rating } from "./Rating";

const meta = {
  title: "Commerce/Rating",
  component: Rating,
  args: { value: 4.5 },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const rating = within(canvasElement).getByRole("img", { name: "Rated 4.5 out of 5" });
    await expect(rating).toHaveTextContent("4.5");
  },
};

export const WithCount: Story = {
  args: { value: 4.28, count: 132 },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("img", { name: "Rated 4.3 out of 5, 132 reviews" });
  },
};

export const Compact: Story = { args: { look: "compact", value: 4 } };

export const StarsOnly: Story = {
  args: { hideNumber: true },
  play: async ({ canvasElement }) => {
    const rating = within(canvasElement).getByRole("img", { name: "Rated 4.5 out of 5" });
    await expect(rating).toBeEmptyDOMElement();
  },
};

export const Small: Story = { args: { size: "small", value: 3.2 } };

export const OutOfRange: Story = {
  args: { value: 7 },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("img", { name: "Rated 5 out of 5" });
  },
};

export const RightToLeft: Story = { args: { value: 2.5 }, globals: { dir: "rtl" } };

export const Dark: Story = { globals: { mode: "dark" } };
