import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { LoginPhoneForm } from "./LoginPhoneForm";

const meta = {
  title: "Commerce/LoginPhoneForm",
  component: LoginPhoneForm,
  args: { onSubmit: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoginPhoneForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("textbox", { name: "Mobile number" });
    const submit = canvas.getByRole("button", { name: "Continue" });
    await userEvent.type(field, "98765{Enter}");
    await expect(submit).toBeDisabled();
    await userEvent.type(field, "43210{Enter}");
    await expect(submit).toBeEnabled();
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith("9876543210");
  },
};

export const PastedWithCountryCode: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.paste("+91 98765-43210");
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(args.onSubmit).toHaveBeenCalledWith("9876543210");
  },
};

export const Busy: Story = {
  args: { busy: true, defaultValue: "9876543210" },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("textbox"), "{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Failed: Story = { args: { defaultValue: "9876543210", error: "Failed to send OTP" } };

export const Dark: Story = { globals: { mode: "dark" } };

export const RightToLeft: Story = { globals: { dir: "rtl" } };
