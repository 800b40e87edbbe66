import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { RadioGroup } from "./RadioGroup";

const meta = {
  title: "Controls/RadioGroup",
  component: RadioGroup,
  args: {
    label: "Address type",
    options: [
      { value: "home", label: "Home", description: "Delivered all day" },
      { value: "work", label: "Work", description: "Delivered 10 am to 5 pm" },
      { value: "other", label: "Other" },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: "home" },
  play: async ({ args, canvasElement }) => {
    const group = within(canvasElement).getByRole("radiogroup", { name: "Address type" });
    const home = within(group).getByRole("radio", { name: "Home" });
    await expect(home).toHaveAccessibleDescription("Delivered all day");
    await userEvent.tab();
    await expect(home).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(within(group).getByRole("radio", { name: "Work" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("work");
  },
};

/** Nothing is chosen yet: no ring looks as if it were, or as if something were wrong. */
export const Unanswered: Story = {
  play: async ({ canvasElement }) => {
    const [home, work] = within(canvasElement).getAllByRole<HTMLInputElement>("radio");
    if (!home || !work) throw new Error("The group has no choices.");
    const ringOf = (radio: Element) => getComputedStyle(radio).borderColor;
    const unanswered = ringOf(home);
    await userEvent.click(work);
    await waitFor(() => expect(ringOf(work)).not.toBe(unanswered));
    await expect(ringOf(home)).toBe(unanswered);
  },
};

export const Row: Story = { args: { layout: "row", defaultValue: "work" } };

export const Invalid: Story = {
  args: { required: true, error: "Choose an address type" },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("radiogroup");
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: "home" },
  play: async ({ canvasElement }) => {
    for (const radio of within(canvasElement).getAllByRole("radio")) {
      await expect(radio).toBeDisabled();
    }
  },
};

export const Dark: Story = { args: { defaultValue: "work" }, globals: { mode: "dark" } };

export const RightToLeft: Story = { args: { defaultValue: "work" }, globals: { dir: "rtl" } };
