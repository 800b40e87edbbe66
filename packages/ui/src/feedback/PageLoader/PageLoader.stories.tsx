import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PageLoader } from "./PageLoader";

const meta = {
  title: "Feedback/PageLoader",
  component: PageLoader,
  args: { children: "Loading homepage..." },
} satisfies Meta<typeof PageLoader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading homepage...");
  },
};

export const WithoutText: Story = {
  args: { children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading…");
  },
};

export const RightToLeft: Story = { globals: { dir: "rtl" } };
