import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../controls/Button";
import { IconButton } from "../../controls/IconButton";
import { ShareIcon } from "../../icons";
import { Tooltip } from "./Tooltip";

const meta = {
  title: "Overlays/Tooltip",
  component: Tooltip,
  args: {
    content: "Copies the product’s address",
    delay: 0,
    children: (
      <IconButton label="Share" tone="outlined">
        <ShareIcon />
      </IconButton>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 64 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole("button", { name: "Share" });
    await expect(control).toHaveAccessibleDescription("Copies the product’s address");
    const tooltip = within(canvasElement).getByRole("tooltip", { hidden: true });
    await expect(tooltip).not.toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(tooltip).toBeVisible());
    await expect(tooltip.getBoundingClientRect().bottom).toBeLessThan(
      control.getBoundingClientRect().top,
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(tooltip).not.toBeVisible());
    await userEvent.hover(control);
    await waitFor(() => expect(tooltip).toBeVisible());
    await userEvent.unhover(control);
    await waitFor(() => expect(tooltip).not.toBeVisible());
    await userEvent.hover(control);
    await waitFor(() => expect(tooltip).toBeVisible());
  },
};

export const Below: Story = {
  args: { side: "bottom" },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const tooltip = within(canvasElement).getByRole("tooltip", { hidden: true });
    await waitFor(() => expect(tooltip).toBeVisible());
    const control = within(canvasElement).getByRole("button");
    await expect(tooltip.getBoundingClientRect().top).toBeGreaterThan(
      control.getBoundingClientRect().bottom,
    );
  },
};

/** The tooltip only repeats the name, so it is not read out a second time. */
export const RepeatsName: Story = {
  args: { content: "Share", describes: false },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole("button", { name: "Share" });
    await expect(control).not.toHaveAccessibleDescription();
  },
};

export const LongText: Story = {
  args: {
    content:
      "Cash on delivery is offered for orders up to ₹10,000 to most pincodes; the courier takes UPI too.",
    children: <Button tone="quiet">Cash on delivery</Button>,
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const tooltip = within(canvasElement).getByRole("tooltip", { hidden: true });
    await waitFor(() => expect(tooltip).toBeVisible());
    await expect(tooltip.getBoundingClientRect().left).toBeGreaterThanOrEqual(8);
  },
};

export const RightToLeft: Story = { ...LongText, globals: { dir: "rtl" } };
