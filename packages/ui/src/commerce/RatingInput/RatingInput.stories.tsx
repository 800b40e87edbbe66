import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { RatingInput } from "./RatingInput";

const meta = {
  title: "Commerce/RatingInput",
  component: RatingInput,
  args: { onValueChange: fn() },
} satisfies Meta<typeof RatingInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const group = within(canvasElement).getByRole("radiogroup", { name: "Your rating" });
    const fourth = within(group).getByRole("radio", { name: "4 stars, Very good" });
    await userEvent.click(fourth);
    await expect(fourth).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
    await userEvent.keyboard("{ArrowLeft}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await expect(within(group).getByRole("radio", { name: "3 stars, Good" })).toHaveFocus();
  },
};

/** The mouse shows what a click would give, and takes it back on leaving. */
export const Preview: Story = {
  args: { defaultValue: 2 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Fair")).toBeVisible();
    await userEvent.hover(canvas.getByRole("radio", { name: "5 stars, Excellent" }));
    await expect(canvas.getByText("Excellent")).toBeVisible();
    await userEvent.unhover(canvas.getByRole("radio", { name: "5 stars, Excellent" }));
    await expect(canvas.getByText("Fair")).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Chosen: Story = { args: { defaultValue: 5 } };

export const WithError: Story = {
  args: { required: true, error: "Please choose a rating" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("radiogroup")).toBeInvalid();
  },
};

export const Disabled: Story = { args: { defaultValue: 3, disabled: true } };

export const Dark: Story = { args: { defaultValue: 4 }, globals: { mode: "dark" } };

/** Stars fill from the right, and the left arrow key gives one more. */
export const RightToLeft: Story = { args: { defaultValue: 2 }, globals: { dir: "rtl" } };

export const Hindi: Story = { args: { defaultValue: 4 }, globals: { locale: "hi-IN" } };
