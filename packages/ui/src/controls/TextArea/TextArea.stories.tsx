import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { TextArea } from "./TextArea";

const meta = {
  title: "Controls/TextArea",
  component: TextArea,
  args: { label: "Tell us more", onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Tell us more" });
    await userEvent.type(field, "Too long");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Too long");
  },
};

export const Counted: Story = {
  args: { maxLength: 20, hint: "The seamstress reads this." },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("textbox");
    await expect(field).toHaveAccessibleDescription(
      "The seamstress reads this. At most 20 characters",
    );
    await userEvent.type(field, "Sleeves one inch less and more");
    await expect(field).toHaveValue("Sleeves one inch les");
    await expect(canvas.getByText("20/20")).toBeVisible();
    await expect(canvas.getByText("0 characters left")).toBeInTheDocument();
  },
};

export const Invalid: Story = { args: { required: true, error: "Write a few words" } };

export const Disabled: Story = { args: { disabled: true, defaultValue: "Colour differs" } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "Colour differs" } };

export const LongText: Story = {
  args: {
    defaultValue: "The zari border came loose at the pallu after the first gentle wash. ".repeat(9),
    maxLength: 700,
  },
};

export const RightToLeft: Story = {
  args: { maxLength: 200, label: "और बताएँ" },
  globals: { dir: "rtl", locale: "hi-IN" },
};
