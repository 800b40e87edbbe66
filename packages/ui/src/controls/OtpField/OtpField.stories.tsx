import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { OtpField } from "./OtpField";

const meta = {
  title: "Controls/OtpField",
  component: OtpField,
  args: {
    label: "Code from the message",
    hint: "Sent to +91 98765 43210",
    onValueChange: fn(),
    onComplete: fn(),
  },
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As a keyboard does. @returns whether the browser would insert it itself */
const insert = (field: HTMLInputElement, data: string) =>
  field.dispatchEvent(
    new InputEvent("beforeinput", {
      ...{ data, inputType: "insertText", bubbles: true, cancelable: true },
    }),
  );

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Code from the message" });
    await expect(field).toHaveAttribute("autocomplete", "one-time-code");
    await expect(field).toHaveAttribute("inputmode", "numeric");
    await userEvent.type(field, "12x45");
    await expect(field).toHaveValue("1245");
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(field, "67");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("124567");
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledOnce());
    await expect(args.onComplete).toHaveBeenCalledWith("124567");
  },
};

export const Pasted: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox");
    await userEvent.click(field);
    await userEvent.paste("Your code is 482 913.");
    await expect(field).toHaveValue("482913");
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledWith("482913"));
  },
};

/** A whole code that is pasted over a few digits, wherever the caret is, is the code. */
export const PastedOverABegunOne: Story = {
  args: { defaultValue: "123" },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox");
    await userEvent.click(field);
    await userEvent.paste("Code: 456789");
    await expect(field).toHaveValue("456789");
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledWith("456789"));
    await expect(args.onComplete).toHaveBeenCalledOnce();
  },
};

/** A code over another one is a new entry; a digit that is mended in it may not be the last. */
export const Replaced: Story = {
  args: { defaultValue: "111111" },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>("textbox");
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(field, "2", { initialSelectionStart: 1, initialSelectionEnd: 2 });
    await expect(field).toHaveValue("121111");
    field.select();
    await userEvent.paste("482913");
    await expect(field).toHaveValue("482913");
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledWith("482913"));
    await fireEvent.input(field, { target: { value: "774411" } });
    await waitFor(() => expect(args.onComplete).toHaveBeenLastCalledWith("774411"));
    await expect(args.onComplete).toHaveBeenCalledTimes(2);
  },
};

const codeIn = ["४८२९१३", "৪৮২৯১৩", "௪௮௨௯௧௩", "۴۸۲۹۱۳", "٤٨٢٩١٣", "４８２９１３", "𑄺𑄾𑄸𑄿𑄷𑄹"];

/** A keyboard types the digits of its script: the boxes and the shop get 0-9. */
export const DigitsOfOtherScripts: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>("textbox");
    for (const [index, typed] of codeIn.entries()) {
      await userEvent.clear(field);
      for (const digit of typed) insert(field, digit);
      await expect(field).toHaveValue("482913");
      await waitFor(() => expect(args.onComplete).toHaveBeenCalledTimes(index + 1));
      await expect(args.onComplete).toHaveBeenLastCalledWith("482913");
    }
    await expect(args.onValueChange).toHaveBeenNthCalledWith(1, "4");
    await expect(canvasElement.querySelector("[aria-hidden]")).toHaveTextContent("482913");
    await userEvent.keyboard("{Backspace}७");
    await expect(field).toHaveValue("482917");
  },
};

/** A keyboard inserts the code of a message at once, with blanks that the message has. */
export const SuggestedByTheKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>("textbox");
    const suggested = [" 482913", "774 411", "906152 ", "३३८ ५२०"];
    const codes = ["482913", "774411", "906152", "338520"];
    for (const [index, data] of suggested.entries()) {
      const notTaken = insert(field, data);
      await expect(notTaken).toBe(false);
      await expect(field).toHaveValue(codes[index]);
      await waitFor(() => expect(args.onComplete).toHaveBeenCalledTimes(index + 1));
    }
    await fireEvent.input(field, { target: { value: " 482 913" } });
    await expect(field).toHaveValue("482913");
    await waitFor(() => expect(args.onComplete).toHaveBeenLastCalledWith("482913"));
    insert(field, "code");
    await expect(field).toHaveValue("482913");
  },
};

/** Undo may bring back a code that was refused: it stands in the field, and is not the shop's again. */
export const Undone: Story = {
  args: { defaultValue: "1" },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>("textbox");
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(
      field,
      "111111",
    );
    await fireEvent(field, new InputEvent("input", { bubbles: true, inputType: "historyUndo" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("111111");
    await userEvent.type(field, "2", { initialSelectionStart: 5, initialSelectionEnd: 6 });
    await expect(field).toHaveValue("111112");
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
};

/** A code that a keyboard completes after Undo is a new one. */
export const CompletedAfterUndo: Story = {
  args: { defaultValue: "1" },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>("textbox");
    await userEvent.click(field);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "48291");
    await fireEvent(field, new InputEvent("input", { bubbles: true, inputType: "historyUndo" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("48291");
    await expect(insert(field, "482 913")).toBe(false);
    await expect(field).toHaveValue("482913");
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledWith("482913"));
  },
};

/** After a refusal the first digit begins a new code, wherever the caret is. */
export const Refused: Story = {
  args: { defaultValue: "111111", error: "Invalid OTP" },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>("textbox");
    await userEvent.type(field, "1", { initialSelectionStart: 2, initialSelectionEnd: 3 });
    await expect(field).toHaveValue("1");
    await userEvent.type(field, "23456");
    await expect(field).toHaveValue("123456");
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledWith("123456"));
    await userEvent.type(field, "७");
    await expect(field).toHaveValue("7");
    await userEvent.paste("482913");
    await expect(field).toHaveValue("482913");
    await userEvent.keyboard("{Backspace}5");
    await expect(field).toHaveValue("482915");
  },
};

/** A digit in the middle is replaced where it stands, and the next box waits. */
export const DevanagariInTheMiddle: Story = {
  args: { defaultValue: "482913" },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>("textbox");
    await userEvent.type(field, "७", { initialSelectionStart: 1, initialSelectionEnd: 2 });
    await expect(field).toHaveValue("472913");
    await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([2, 3]));
  },
};

export const Focused: Story = {
  args: { defaultValue: "12" },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("textbox").focus();
    await waitFor(() => expect(canvasElement.querySelector("[data-active]")).not.toBeNull());
  },
};

export const Invalid: Story = {
  args: { defaultValue: "482913", error: "Invalid OTP" },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Invalid OTP Sent to +91 98765 43210");
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "482913" } };

export const FourDigits: Story = { args: { length: 4 } };

/** A browser with WebOTP hands the code of the text message over without any typing. */
export const FromTheMessage: Story = {
  args: { webOtp: false },
  render: (args) => <OtpField {...args} webOtp />,
  beforeEach: () => {
    const get = navigator.credentials.get;
    Object.assign(window, { OTPCredential: class {} });
    navigator.credentials.get = async () => ({ id: "", type: "otp", code: "774411" }) as Credential;
    return () => {
      navigator.credentials.get = get;
      Reflect.deleteProperty(window, "OTPCredential");
    };
  },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox");
    await waitFor(() => expect(field).toHaveValue("774411"));
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledWith("774411"));
  },
};

const asked = fn();

/** React's StrictMode takes its first effects back: each field asks for the message once. */
export const TwoOnAPage: Story = {
  args: { webOtp: false },
  render: (args) => (
    <StrictMode>
      <OtpField {...args} webOtp />
      <OtpField {...args} webOtp label="Code of the second phone" />
    </StrictMode>
  ),
  beforeEach: () => {
    const get = navigator.credentials.get;
    Object.assign(window, { OTPCredential: class {} });
    navigator.credentials.get = asked.mockClear().mockReturnValue(new Promise(() => undefined));
    return () => {
      navigator.credentials.get = get;
      Reflect.deleteProperty(window, "OTPCredential");
    };
  },
  play: async () => {
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    for (const [{ signal }] of asked.mock.calls) await expect(signal.aborted).toBe(false);
  },
};

export const Phone: Story = {
  args: { defaultValue: "482" },
  globals: { viewport: { value: "phone" } },
};

export const Dark: Story = { ...Focused, globals: { mode: "dark" } };

export const RightToLeft: Story = { args: { defaultValue: "4829" }, globals: { dir: "rtl" } };
