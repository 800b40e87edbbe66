import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { BackToTop } from "./BackToTop";

const meta = {
  title: "Navigation/BackToTop",
  component: BackToTop,
  parameters: { bleed: true },
  render: (args) => (
    <>
      <main id="main" tabIndex={-1} style={{ blockSize: "500vh", padding: 24 }}>
        A long list of sarees
      </main>
      <BackToTop {...args} />
    </>
  ),
} satisfies Meta<typeof BackToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("button")).toBeNull();
    window.scrollTo(0, 3 * window.innerHeight);
    await userEvent.click(await canvas.findByRole("button", { name: "Back to top" }));
    await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 4000 });
    await expect(canvas.getByRole("main")).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole("button")).toBeNull());
  },
};

export const RightToLeft: Story = {
  args: { afterScreens: -1 },
  globals: { dir: "rtl" },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole("button");
    await expect(button.getBoundingClientRect().left).toBeLessThan(window.innerWidth / 2);
  },
};
