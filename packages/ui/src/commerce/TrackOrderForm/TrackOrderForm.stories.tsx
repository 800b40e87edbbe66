import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { TrackOrderForm } from "./TrackOrderForm";

const meta = {
  title: "Commerce/TrackOrderForm",
  component: TrackOrderForm,
  args: { onSubmit: fn(), "aria-label": "Track an order" },
} satisfies Meta<typeof TrackOrderForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const form = within(canvasElement);
  return {
    form,
    order: form.getByRole("textbox", { name: "Order number" }),
    phone: form.getByRole("textbox", { name: "Last 4 digits of your phone number" }),
  };
};

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const { form, order, phone } = parts(canvasElement);
    await userEvent.type(order, " TK-10482 ");
    await userEvent.click(phone);
    await userEvent.paste("+91 98765 43210");
    await expect(phone).toHaveValue("3210");
    await userEvent.click(form.getByRole("button", { name: "Track order" }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      orderNumber: "TK-10482",
      phoneLastDigits: "3210",
    });
  },
};

export const Missing: Story = {
  play: async ({ args, canvasElement }) => {
    const { order, phone } = parts(canvasElement);
    await userEvent.type(phone, "321{Enter}");
    await expect(order).toHaveFocus();
    await expect(order).toHaveAccessibleDescription(/^Enter your order number/);
    await userEvent.type(order, "TK-1{Enter}");
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveAccessibleDescription(/^Enter the last 4 digits/);
    await userEvent.type(phone, "0");
    await expect(phone).toBeValid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const filled = { orderNumber: "TK-10482", phoneLastDigits: "3210" };

export const Busy: Story = {
  args: { busy: true, defaultValues: filled },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(parts(canvasElement).order, "{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Controlled: Story = {
  render: function Owner(args) {
    const [values, setValues] = useState({ orderNumber: "", phoneLastDigits: "+91 98765 43210" });
    return <TrackOrderForm {...args} values={values} onValuesChange={setValues} />;
  },
  play: async ({ args, canvasElement }) => {
    const { order, phone } = parts(canvasElement);
    await expect(phone).toHaveValue("3210");
    await userEvent.type(order, "TK-10482{Enter}{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith(filled);
  },
};

export const NotFound: Story = {
  args: { defaultValues: filled, error: "Order Not Found" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("Order Not Found");
  },
};

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };

export const Hindi: Story = { globals: { locale: "hi-IN" } };

export const Dark: Story = { args: { defaultValues: filled }, globals: { mode: "dark" } };

export const RightToLeft: Story = { args: { defaultValues: filled }, globals: { dir: "rtl" } };
