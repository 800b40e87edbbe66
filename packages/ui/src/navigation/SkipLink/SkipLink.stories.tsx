import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { SkipLink } from "./SkipLink";

const meta = {
  title: "Navigation/SkipLink",
  component: SkipLink,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <a href="#sarees">Sarees</a>
      <main id="main" tabIndex={-1}>
        The collection
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole("link", { name: "Skip to content" });
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(0);
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
  },
};

export const Hindi: Story = { globals: { locale: "hi-IN" } };
