import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Field } from "./Field";
import { FieldGroup } from "./FieldGroup";

const meta = {
  title: "Controls/Field",
  component: Field,
  subcomponents: { FieldGroup },
  args: {
    label: "Delivery date",
    hint: "Sundays are left out.",
    children: (control) => (
      <input {...control} type="date" style={{ inlineSize: "100%", padding: 12 }} />
    ),
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByLabelText("Delivery date");
    await expect(control).toHaveAccessibleDescription("Sundays are left out.");
    await expect(control).toBeValid();
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText(/^Delivery date/)).toBeRequired();
  },
};

export const Optional: Story = { args: { optional: true } };

export const Invalid: Story = {
  args: { error: "Choose a date from tomorrow on" },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByLabelText("Delivery date");
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(
      "Choose a date from tomorrow on Sundays are left out.",
    );
  },
};

export const Group: StoryObj<typeof FieldGroup> = {
  render: () => (
    <FieldGroup label="Blouse piece" hint="Cut from the same cloth." error="Choose one">
      <button type="button">With</button> <button type="button">Without</button>
    </FieldGroup>
  ),
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("group", { name: "Blouse piece" });
    await expect(group).toHaveAccessibleDescription("Choose one Cut from the same cloth.");
  },
};

export const RightToLeft: Story = {
  args: { required: true, error: "कल या उसके बाद की तारीख चुनें", label: "डिलीवरी की तारीख" },
  globals: { dir: "rtl", locale: "hi-IN" },
};
