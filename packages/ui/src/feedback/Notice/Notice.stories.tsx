import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Stack } from "../../layout";
import { Link } from "../../typography";
import { Notice } from "./Notice";

const meta = {
  title: "Feedback/Notice",
  component: Notice,
  args: { children: "Delivery available to this pincode (2-5 days)" },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  render: () => (
    <Stack gap="3">
      <Notice>Orders placed today leave on Monday.</Notice>
      <Notice kind="success">Delivery available to this pincode (2-5 days)</Notice>
      <Notice kind="warning">Only two pieces are left in this size.</Notice>
      <Notice kind="error">Unable to find product variant. Please try again.</Notice>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("status")).toHaveLength(2);
    await expect(canvas.getAllByRole("alert")).toHaveLength(2);
  },
};

export const WithTitleAndAction: Story = {
  args: {
    kind: "warning",
    title: "Your payment is not confirmed yet",
    children: "If money has left your account it is confirmed within 30 minutes, or comes back.",
    action: <Link href="#order">View order</Link>,
  },
};

export const Dismissible: Story = {
  args: { kind: "info", onDismiss: fn() },
  play: async ({ args, canvas }) => {
    canvas.getByRole("button", { name: "Dismiss" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    kind: "error",
    onDismiss: fn(),
    children:
      "We could not reach the payment service. Your cart is unchanged and nothing was charged. Please try again in a few minutes, or choose to pay when the parcel arrives.",
  },
  globals: { viewport: { value: "phone" } },
};

export const RightToLeft: Story = {
  args: { kind: "success", onDismiss: fn() },
  globals: { dir: "rtl" },
};
