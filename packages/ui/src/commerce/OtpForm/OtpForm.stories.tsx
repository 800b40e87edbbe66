import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Notice } from "../../feedback/Notice";
import { Link } from "../../typography/Link";
import { OtpForm } from "./OtpForm";

const meta = {
  title: "Commerce/OtpForm",
  component: OtpForm,
  args: {
    destination: "+91 98765 43210",
    onSubmit: fn(),
    onResend: fn(),
    channels: ["text", "voice"],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OtpForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A shop that calls nobody. */
export const ByTextAlone: Story = {
  args: { channels: undefined, waitUntil: null },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("button", { name: "Resend by voice call" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Resend by SMS" }));
    await expect(args.onResend).toHaveBeenCalledWith("text");
  },
};

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("textbox", { name: "One-time code" });
    const submit = canvas.getByRole("button", { name: "Verify" });
    await expect(field).toHaveAccessibleDescription(
      "Enter the 6-digit code sent to +91 98765 43210",
    );
    await userEvent.type(field, "48261");
    await expect(submit).toBeDisabled();
    await userEvent.type(field, "5{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith("482615");
  },
};

/** Sixty seconds pass before another code can be asked for. */
export const Waiting: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("timer")).toHaveTextContent("01:00");
    await userEvent.click(canvas.getByRole("button", { name: "Resend by SMS" }));
    await expect(args.onResend).not.toHaveBeenCalled();
  },
};

export const Resend: Story = {
  args: { resendAfter: 1 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const voice = canvas.getByRole("button", { name: "Resend by voice call" });
    await waitFor(() => expect(voice).not.toHaveAttribute("aria-disabled"), { timeout: 4000 });
    await expect(canvas.getByText("You can ask for another code now")).toBeInTheDocument();
    await userEvent.click(voice);
    await expect(args.onResend).toHaveBeenCalledWith("voice");
    await expect(voice).toHaveAttribute("aria-disabled", "true");
    await expect(voice).toHaveFocus();
  },
};

/** Focus is in the field from the start, and the last digit sends the form: once. */
export const ByItself: Story = {
  args: { autoFocus: true, autoSubmit: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await userEvent.keyboard("482615");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith("482615"));
    await userEvent.click(canvas.getByRole("button", { name: "Verify" }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** A wrong code, then the right one, filled in whole over it: both are sent, each once. */
export const FilledInAgain: Story = {
  args: { autoSubmit: true },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>("textbox");
    await userEvent.click(field);
    await userEvent.paste("111111");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith("111111"));
    field.select();
    await userEvent.paste("482615");
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith("482615"));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

/** A shop whose codes are shorter. */
export const FourDigits: Story = {
  args: { length: 4, autoSubmit: true },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox");
    await expect(field).toHaveAccessibleDescription(/^Enter the 4-digit code/);
    await userEvent.type(field, "4826");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith("4826"));
  },
};

/** The parent says when the next code may be asked for, such as the shop's own answer. */
export const WaitOfTheShop: Story = {
  args: { waitUntil: null },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("timer")).toBeNull();
    await userEvent.dblClick(canvas.getByRole("button", { name: "Resend by SMS" }));
    await expect(args.onResend).toHaveBeenCalledTimes(1);
    await expect(args.onResend).toHaveBeenCalledWith("text");
  },
};

/** Where no other code could be sent, nobody has to wait for another try. */
export const ResendFails: Story = {
  args: {
    resendAfter: 0,
    onResend: fn(async () => {
      throw new Error("offline");
    }),
    resendError: "Failed to resend OTP",
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to resend OTP");
    const sms = canvas.getByRole("button", { name: "Resend by SMS" });
    await waitFor(() => expect(sms).not.toHaveAttribute("aria-disabled"));
    await userEvent.click(sms);
    await waitFor(() => expect(sms).not.toHaveAttribute("aria-disabled"));
    await userEvent.click(sms);
    await expect(args.onResend).toHaveBeenCalledTimes(2);
  },
};

/** A newcomer is led to register, a wrong number back. */
export const WithWaysOn: Story = {
  args: {
    defaultValue: "482615",
    error: "No account exists for this number",
    notice: (
      <Notice kind="info">
        No account yet? <Link href="#register">Create one with this number</Link>
      </Notice>
    ),
    footer: (
      <>
        Wrong number? <Link href="#login">Change it</Link>
      </>
    ),
    onResend: undefined,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
    await expect(canvas.queryByRole("button", { name: "Resend by SMS" })).toBeNull();
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "{Backspace}");
    await expect(field).toBeValid();
  },
};

export const Busy: Story = { args: { busy: true, defaultValue: "482615" } };

/** After a refusal the first digit begins a new code, which is sent by itself when it is whole. */
export const Refused: Story = {
  args: { autoSubmit: true },
  render: function Refusing(args) {
    const [error, setError] = useState("");
    const send = (code: string) => {
      args.onSubmit?.(code);
      setError("Invalid OTP");
    };
    return <OtpForm {...args} error={error} onSubmit={send} />;
  },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox");
    await userEvent.type(field, "111111");
    await waitFor(() => expect(field).toBeInvalid());
    for (const code of ["123456", "123457"]) {
      await userEvent.type(field, code.slice(0, 1));
      await expect(field).toHaveValue("1");
      await expect(field).toBeValid();
      await userEvent.type(field, code.slice(1));
      await expect(field).toHaveValue(code);
      await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith(code));
      await waitFor(() => expect(field).toBeInvalid());
    }
  },
};

export const Dark: Story = { args: { defaultValue: "482" }, globals: { mode: "dark" } };

export const RightToLeft: Story = { args: { defaultValue: "482" }, globals: { dir: "rtl" } };
