import type { Meta, StoryObj } from "@storybook/react-vite";
import { type SubmitEvent, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../Button";
import { PhoneField } from "../PhoneField";
import { TextField } from "../TextField";
import { ErrorSummary } from "./ErrorSummary";

const meta = {
  title: "Controls/ErrorSummary",
  component: ErrorSummary,
  args: {
    attempt: 0,
    errors: [
      { fieldId: "address-name", message: "Enter your name" },
      { fieldId: "address-phone", message: "Phone number must be exactly 10 digits" },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

function AddressForm() {
  const [name, setName] = useState("");
  const [phone, setPhone] = useState("");
  const [attempt, setAttempt] = useState(0);
  const nameError = name ? undefined : "Enter your name";
  const phoneError = phone.length === 10 ? undefined : "Phone number must be exactly 10 digits";
  const errors = [
    { fieldId: "form-name", message: nameError },
    { fieldId: "form-phone", message: phoneError },
  ].flatMap(({ fieldId, message }) => (message ? [{ fieldId, message }] : []));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
  };
  return (
    <form noValidate onSubmit={submit} style={{ display: "grid", gap: 24, maxInlineSize: 420 }}>
      {attempt > 0 && <ErrorSummary errors={errors} attempt={attempt} />}
      <TextField
        id="form-name"
        label="Name"
        value={name}
        onValueChange={setName}
        error={attempt > 0 && nameError}
      />
      <PhoneField
        id="form-phone"
        label="Mobile number"
        value={phone}
        onValueChange={setPhone}
        error={attempt > 0 && phoneError}
      />
      <Button type="submit">Save address</Button>
    </form>
  );
}

export const InAForm: Story = {
  render: () => <AddressForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const save = canvas.getByRole("button", { name: "Save address" });
    await userEvent.click(save);
    const summary = canvas.getByRole("group", { name: "Please check these fields" });
    await expect(summary).toHaveFocus();
    await userEvent.click(
      within(summary).getByRole("link", { name: "Phone number must be exactly 10 digits" }),
    );
    const phone = canvas.getByLabelText("Mobile number");
    await expect(phone).toHaveFocus();
    await userEvent.type(phone, "9876543210");
    await expect(phone).toHaveFocus();
    await expect(within(summary).getAllByRole("link")).toHaveLength(1);
    await userEvent.click(save);
    await expect(summary).toHaveFocus();
  },
};

export const Dark: Story = { globals: { mode: "dark" } };

export const RightToLeft: Story = { globals: { dir: "rtl", locale: "hi-IN" } };
