import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Link } from "../../typography/Link";
import { LoginPhoneForm, type LoginPhoneFormProps } from "./LoginPhoneForm";

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
    await userEvent.type(field, "98765");
    await expect(submit).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(field, "43210");
    await expect(submit).not.toHaveAttribute("aria-disabled");
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith("9876543210");
  },
};

/** Continue is no dead end: it says what the number lacks, as Enter does, until it is mended. */
export const TooShort: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "98765");
    await expect(field).not.toHaveAttribute("aria-invalid");
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveAccessibleDescription(/Phone number must be exactly 10 digits/);
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(field).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field, "43210");
    await expect(field).toBeValid();
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

/** Continue waits for the number itself: with +91 or 0 before it, ten digits are not yet all. */
export const TypedWithCountryCode: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("textbox");
    for (const number of ["+91 98765 43210", "09876543210"]) {
      await userEvent.clear(field);
      await userEvent.type(field, number.slice(0, -1));
      const submit = canvas.getByRole("button", { name: "Continue" });
      await expect(submit).toHaveAttribute("aria-disabled", "true");
      await userEvent.type(field, "0");
      await expect(field).toHaveValue("9876543210");
    }
    await userEvent.keyboard("{Enter}");
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

/** Two activations at once are one. */
export const SentOnce: Story = {
  args: { defaultValue: "9876543210" },
  play: async ({ args, canvasElement }) => {
    const submit = within(canvasElement).getByRole("button", { name: "Continue" });
    await userEvent.dblClick(submit);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** What a parent or a link brings along is brought to ten digits too. */
export const BroughtAlong: Story = {
  args: { defaultValue: "09876543210", autoFocus: true },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox");
    await expect(field).toHaveValue("9876543210");
    await expect(field).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith("9876543210");
  },
};

export const WithWayToRegister: Story = {
  args: {
    footer: (
      <>
        New here? <Link href="#register">Create an account</Link>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Create an account" });
    await expect(link).toHaveAttribute("href", "#register");
  },
};

function Refusing(args: LoginPhoneFormProps) {
  const [error, setError] = useState<string>();
  const refuse = async () => {
    setError("Failed to send OTP");
    throw new Error("offline");
  };
  return <LoginPhoneForm {...args} error={error} onSubmit={refuse} />;
}

/** The shop's refusal stands at the field, takes focus there, and goes as soon as it is mended. */
export const Refused: Story = {
  args: { defaultValue: "9876543210" },
  render: (args) => <Refusing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    const field = canvas.getByRole("textbox");
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/Failed to send OTP/);
    await userEvent.type(field, "{Backspace}1");
    await expect(field).toBeValid();
  },
};

export const Failed: Story = { args: { defaultValue: "9876543210", error: "Failed to send OTP" } };

export const Dark: Story = { globals: { mode: "dark" } };

export const RightToLeft: Story = { globals: { dir: "rtl" } };
