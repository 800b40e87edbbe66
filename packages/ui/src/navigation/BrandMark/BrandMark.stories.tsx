import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ThemeProvider } from "../../theme";
import { BrandMark } from "./BrandMark";

const meta = { title: "Navigation/BrandMark", component: BrandMark } satisfies Meta<
  typeof BrandMark
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "TAANKA" });
    await expect(link).toHaveAttribute("href", "/");
  },
};

export const Large: Story = { args: { size: "large" } };

export const OtherBrand: Story = { args: { children: "KORA", href: "/home" } };

const thread = (
  <svg width="96" height="24" viewBox="0 0 96 24" aria-hidden="true">
    <path d="M2 12h92" stroke="currentColor" strokeWidth="3" strokeDasharray="12 6" />
  </svg>
);

/** A logo is named by the shop. */
export const Logo: Story = {
  args: { children: thread },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "TAANKA" })).toBeVisible();
  },
};

/** A shop that told nobody its name has no mark. */
export const Untold: Story = {
  render: (args) => (
    <ThemeProvider>
      <BrandMark {...args} />
    </ThemeProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("link")).toBeNull();
  },
};
