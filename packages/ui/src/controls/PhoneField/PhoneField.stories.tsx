import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { setNativeValue } from "../../utils/setNativeValue";
import { PhoneField, type PhoneFieldProps } from "./PhoneField";

const meta = {
  title: "Controls/PhoneField",
  component: PhoneField,
  args: { label: "Mobile number", onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Mobile number" });
    await expect(field).toHaveAccessibleDescription("+91");
    await expect(field).toHaveAttribute("autocomplete", "tel-national");
    await userEvent.type(field, "98a76-54321099");
    await expect(field).toHaveValue("9876543210");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("9876543210");
  },
};

export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox");
    await userEvent.click(field);
    await userEvent.paste("+91 98765 43210");
    await expect(field).toHaveValue("9876543210");
  },
};

const written = ["+91 98765 43210", "91-9876543210", "09876543210", "+919876543210"];

/** Ten digits of a longer number may be another person's: nothing of it is taken. */
export const PastedWithExtension: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox");
    for (const text of ["9300000012 ext 5", "9198765432 ext 10", "9300000012, 9300000013"]) {
      await userEvent.clear(field);
      await userEvent.paste(text);
      await expect(field).toHaveValue("");
    }
    await userEvent.type(field, "93000");
    await userEvent.paste("+91 98765 43210");
    await expect(field).toHaveValue("9876543210");
  },
};

/** A keyboard that composes what is typed adds a digit to a full field no more than another does. */
export const Composed: Story = {
  args: { defaultValue: "9876543210" },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>("textbox");
    field.focus();
    field.setRangeText("5", 10, 10, "end");
    const composed = { inputType: "insertCompositionText", data: "5" };
    await fireEvent(field, new InputEvent("input", { bubbles: true, ...composed }));
    await expect(field).toHaveValue("9876543210");
  },
};

/** A keyboard that suggests the phone's own number inserts it at once, as text. */
export const Suggested: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>("textbox");
    for (const number of written) {
      await userEvent.clear(field);
      field.setRangeText(number, 0, 0, "end");
      await fireEvent(
        field,
        new InputEvent("input", { bubbles: true, inputType: "insertText", data: number }),
      );
      await expect(field).toHaveValue("9876543210");
    }
  },
};

/** Key by key it becomes what it would be at once; a number that begins with 91 itself stays. */
export const TypedKeyByKey: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox");
    for (const number of ["0091 98765 43210", "919876543210", ...written]) {
      await userEvent.clear(field);
      await userEvent.type(field, number);
      await expect(field).toHaveValue("9876543210");
    }
    await userEvent.clear(field);
    await userEvent.type(field, "9198765432");
    await expect(field).toHaveValue("9198765432");
    // The + in front says that 91 is the country's; the caret stays there.
    await userEvent.type(field, "+9", { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await expect(field).toHaveValue("998765432");
  },
};

/** A + that nothing has followed is forgotten with the next Backspace, and when the field is left. */
export const TypedAndLeft: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox");
    await userEvent.type(field, "+9{Backspace}9198765432");
    await expect(field).toHaveValue("9198765432");
    await userEvent.clear(field);
    await userEvent.type(field, "+");
    await userEvent.tab();
    await userEvent.type(field, "9198765432");
    await expect(field).toHaveValue("9198765432");
  },
};

/** The browser fills in what it knows, in whatever way that is written. */
export const FilledIn: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>("textbox");
    for (const number of written) {
      setNativeValue(field, number);
      await expect(field).toHaveValue("9876543210");
      await expect(args.onValueChange).toHaveBeenLastCalledWith("9876543210");
    }
  },
};

function Controlled(args: PhoneFieldProps) {
  const [phone, setPhone] = useState("98765");
  return (
    <>
      <PhoneField {...args} value={phone} onValueChange={setPhone} />
      <output>{phone}</output>
    </>
  );
}

export const ControlledByParent: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "x");
    await expect(field).toHaveValue("98765");
    await userEvent.type(field, "4", { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(field).toHaveValue("984765");
    await expect(canvas.getByRole("status")).toHaveTextContent("984765");
  },
};

export const Invalid: Story = {
  args: { defaultValue: "98765", error: "Phone number must be exactly 10 digits" },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "9876543210" } };

export const Dark: Story = { ...Invalid, globals: { mode: "dark" } };

export const RightToLeft: Story = {
  args: { defaultValue: "9876543210" },
  globals: { dir: "rtl" },
};
