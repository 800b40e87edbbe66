import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ErrorState } from "./ErrorState";

const meta = {
  title: "Feedback/ErrorState",
  component: ErrorState,
  args: {
    title: "Error Loading Homepage",
    children: "The shop took longer than 10 seconds to answer.",
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Error Loading Homepage");
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const WithoutRetry: Story = { args: { onRetry: undefined } };

export const Hindi: Story = {
  args: { title: "होमपेज लोड नहीं हो सका", children: undefined },
  globals: { locale: "hi-IN" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "फिर कोशिश करें" })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
