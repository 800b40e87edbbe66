import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { shopPaymentNotes, shopPaymentNotesInHindi } from "../../docs/shopTexts";
import { PaymentMethodPicker } from "./PaymentMethodPicker";

const meta = {
  title: "Commerce/PaymentMethodPicker",
  component: PaymentMethodPicker,
  args: { methods: ["Online", "COD"], notes: shopPaymentNotes, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PaymentMethodPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const group = within(canvasElement).getByRole("radiogroup", { name: "Payment method" });
    const prepaid = within(group).getByRole("radio", { name: "Prepaid" });
    const cash = within(group).getByRole("radio", { name: "Cash On Delivery" });
    await expect(prepaid).not.toBeChecked();
    await expect(prepaid).toHaveAccessibleDescription("Pay now & save additional charges of ₹50");
    await expect(cash).toHaveAccessibleDescription("min. charge ₹50");
    await userEvent.click(within(group).getByText("Cash On Delivery"));
    await expect(cash).toBeChecked();
    await userEvent.keyboard("{ArrowUp}");
    await expect(prepaid).toBeChecked();
    await expect(args.onValueChange).toHaveBeenNthCalledWith(1, "COD");
    await expect(args.onValueChange).toHaveBeenNthCalledWith(2, "Online");
  },
};

export const Chosen: Story = { args: { defaultValue: "Online" } };

export const Unavailable: Story = {
  args: {
    defaultValue: "Online",
    unavailable: { COD: "Cash on delivery is not offered for this pincode." },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const cash = canvas.getByRole("radio", { name: "Cash On Delivery" });
    await expect(cash).toBeDisabled();
    await expect(canvas.getByText(/not offered for this pincode/)).toBeVisible();
    await userEvent.click(canvas.getByText("Cash On Delivery"), { pointerEventsCheck: 0 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const WithError: Story = { args: { error: "Please select a payment method" } };

/** On a page of its own parts the question is one of their headings, and still names the group. */
export const AsAHeading: Story = {
  args: { headingLevel: 2 },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("radiogroup", { name: "Payment method" });
    await expect(within(group).getByRole("heading", { level: 2 })).toBeVisible();
  },
};

export const SideBySide: Story = { args: { columns: 2, defaultValue: "COD" } };

/** A shop that takes no cash says nothing of it. */
export const PrepaidAlone: Story = {
  args: { methods: ["Online"], defaultValue: "Online" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("radio")).toHaveLength(1);
    await expect(canvas.getByRole("radio", { name: "Prepaid" })).toBeChecked();
  },
};

/** Without notes the methods stand by their names. */
export const Untold: Story = { args: { notes: undefined } };

export const Hindi: Story = {
  args: { notes: shopPaymentNotesInHindi },
  globals: { locale: "hi-IN" },
};

export const Dark: Story = { args: { defaultValue: "Online" }, globals: { mode: "dark" } };

export const RightToLeft: Story = { args: { defaultValue: "Online" }, globals: { dir: "rtl" } };
