import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Stack } from "../../layout/Stack";
import { QuantityStepper } from "./QuantityStepper";

const meta = {
  title: "Controls/QuantityStepper",
  component: QuantityStepper,
  args: { max: 3, onValueChange: fn() },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const group = within(canvasElement).getByRole("group", { name: "Quantity" });
    const more = within(group).getByRole("button", { name: "Increase quantity" });
    const less = within(group).getByRole("button", { name: "Decrease quantity" });
    await expect(less).toHaveAttribute("aria-disabled", "true");
    more.focus();
    await userEvent.keyboard("{Enter}{Enter}{Enter}");
    await expect(within(group).getByRole("status")).toHaveTextContent("3");
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(more).toHaveAttribute("aria-disabled", "true");
    await expect(more).toHaveFocus();
    // The ring stays within the button, off the number.
    await expect(getComputedStyle(more).outlineOffset).toBe("-2px");
    await userEvent.click(less);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
  },
};

export const Small: Story = { args: { size: "small", defaultValue: 2 } };

export const Busy: Story = {
  args: { busy: true, defaultValue: 2 },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Increase quantity" }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const AtMost: Story = { args: { defaultValue: 3 } };

export const MoreThanCanBeHad: Story = {
  args: { defaultValue: 6 },
  play: async ({ canvasElement }) => {
    const stepper = within(canvasElement);
    const less = stepper.getByRole("button", { name: "Decrease quantity" });
    await expect(stepper.getByRole("button", { name: "Increase quantity" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.click(less);
    await expect(stepper.getByRole("status")).toHaveTextContent("5");
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const SentWithAForm: Story = {
  args: { name: "quantity", defaultValue: 2 },
  render: (args) => (
    <form>
      <QuantityStepper {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector("form");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Decrease quantity" }));
    await expect(new FormData(form ?? undefined).get("quantity")).toBe("1");
  },
};

/** As wide as its buttons in a stack, which stretches what is in it. */
export const InAStack: Story = {
  render: (args) => (
    <Stack gap="2">
      <QuantityStepper {...args} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("group");
    await expect(group.offsetWidth).toBeLessThan(canvasElement.offsetWidth / 2);
  },
};

export const Dark: Story = { args: { defaultValue: 2 }, globals: { mode: "dark" } };

export const RightToLeft: Story = {
  args: { defaultValue: 2 },
  globals: { dir: "rtl", locale: "hi-IN" },
};
