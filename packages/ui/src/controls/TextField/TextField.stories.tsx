import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { MailIcon } from "../../icons";
import { TextField } from "./TextField";

const meta = {
  title: "Controls/TextField",
  component: TextField,
  args: { label: "Full name", autoComplete: "name", onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Full name" });
    await userEvent.type(field, "Asha");
    await expect(field).toHaveValue("Asha");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Asha");
  },
};

export const WithHint: Story = {
  args: { label: "Email", type: "email", prefix: <MailIcon />, hint: "For your invoice." },
};

export const Required: Story = { args: { required: true } };

export const Invalid: Story = {
  args: { label: "Email", defaultValue: "asha@", error: "Enter an address like name@example.in" },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Email" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Enter an address like name@example.in");
  },
};

export const Clearable: Story = {
  args: { label: "Coupon code", defaultValue: "TAANKA2025", clearable: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("textbox", { name: "Coupon code" });
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("");
    await expect(canvas.queryByRole("button", { name: "Clear" })).toBeNull();
    await userEvent.type(field, "S");
    await expect(canvas.getByRole("button", { name: "Clear" })).toBeVisible();
  },
};

export const PrefixAndSuffix: Story = {
  args: { label: "Most you would pay", inputMode: "numeric", prefix: "₹", suffix: "a metre" },
};

export const Small: Story = { args: { size: "small", placeholder: "Asha Rao" } };

export const Disabled: Story = { args: { disabled: true, defaultValue: "Asha Rao" } };

export const ReadOnly: Story = {
  args: { label: "Mobile number", readOnly: true, defaultValue: "+91 98765 43210" },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox");
    await userEvent.type(field, "7");
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const HiddenLabel: Story = { args: { hideLabel: true, placeholder: "Full name" } };

export const LongText: Story = {
  args: {
    label: "House number, building, street, area, and what the courier should look out for",
    defaultValue: "Flat 1203, Tower B, Prestige Shantiniketan, Whitefield Main Road, Hoodi",
    error: "This address is too long for the courier’s label. Leave out the state and the pincode.",
  },
  globals: { viewport: { value: "phone" } },
};

export const SentWithAForm: Story = {
  args: { name: "fullName", defaultValue: "Asha" },
  render: (args) => (
    <form>
      <TextField {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector("form");
    await expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ fullName: "Asha" });
  },
};

export const Dark: Story = { ...Invalid, globals: { mode: "dark" } };

export const RightToLeft: Story = { ...Clearable, play: undefined, globals: { dir: "rtl" } };
