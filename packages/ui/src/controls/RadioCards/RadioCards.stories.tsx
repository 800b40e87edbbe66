import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../Button";
import { RadioCards } from "./RadioCards";

const meta = {
  title: "Controls/RadioCards",
  component: RadioCards,
  args: {
    label: "Payment method",
    options: [
      {
        value: "prepaid",
        label: "Prepaid",
        description: "UPI, cards and net banking on the payment partner’s page",
        aside: "₹3,303.00",
      },
      {
        value: "cod",
        label: "Cash on Delivery",
        description: "Pay the courier in cash or by UPI",
        aside: "₹3,303.00",
      },
      { value: "bank", label: "Saved bank", description: "Coming soon", disabled: true },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: "prepaid" },
  play: async ({ args, canvasElement }) => {
    const group = within(canvasElement).getByRole("radiogroup", { name: "Payment method" });
    await userEvent.click(within(group).getByText("Pay the courier in cash or by UPI"));
    await expect(within(group).getByRole("radio", { name: /^Cash on Delivery/ })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith("cod");
  },
};

const actions = (
  <>
    <Button tone="quiet" size="small">
      Edit
    </Button>
    <Button tone="quiet" size="small">
      Delete
    </Button>
  </>
);

export const WithActions: Story = {
  args: {
    label: "Delivery address",
    columns: 2,
    defaultValue: "1",
    options: [
      {
        value: "1",
        label: "Asha Rao",
        description: "12, 4th Cross, Malleshwaram, Bengaluru, Karnataka 560003",
        aside: "Home",
        actions,
      },
      {
        value: "2",
        label: "Asha Rao",
        description: "Level 6, Prestige Trade Tower, Palace Road, Bengaluru, Karnataka 560001",
        aside: "Work",
        actions,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const work = within(canvasElement).getByRole("radio", { name: "Asha Rao Work" });
    await expect(work).not.toBeChecked();
    const [, edit] = within(canvasElement).getAllByRole("button", { name: "Edit" });
    if (edit) await userEvent.click(edit);
    await expect(work).not.toBeChecked();
  },
};

export const Invalid: Story = { args: { error: "Please select a payment method" } };

export const Disabled: Story = { args: { disabled: true, defaultValue: "cod" } };

export const Phone: Story = {
  ...WithActions,
  play: undefined,
  globals: { viewport: { value: "phone" } },
};

export const Dark: Story = { args: { defaultValue: "cod" }, globals: { mode: "dark" } };

export const RightToLeft: Story = { args: { defaultValue: "cod" }, globals: { dir: "rtl" } };
