import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { sampleOrderLines } from "../../docs/fixtures";
import { CancelForm } from "./CancelForm";

const meta = {
  title: "Commerce/CancelForm",
  component: CancelForm,
  args: {
    lines: sampleOrderLines.slice(0, 1),
    caption: "Winter collections",
    status: "Order Placed",
    refundAmount: 2240.82,
    refundModes: ["source", "other"],
    refundNote: "It reaches you 5 to 7 working days after we confirm the cancellation.",
    termsHref: "#terms",
    onSubmit: fn(),
    onRefuse: fn(),
    "aria-label": "Cancel order",
  },
} satisfies Meta<typeof CancelForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const form = within(canvasElement);
  return {
    form,
    reason: form.getByRole("combobox", { name: /^Reason for cancellation/ }),
    description: form.getByRole("textbox", { name: /^Description/ }),
    source: form.getByRole("checkbox", { name: "Back to source" }),
    other: form.getByRole("checkbox", { name: "Other Bank Account" }),
    terms: form.getByRole("checkbox", { name: "I agree to the terms and conditions" }),
  };
};

const fillIn = async (canvasElement: HTMLElement) => {
  const { reason, description, source, terms } = parts(canvasElement);
  await userEvent.selectOptions(reason, "changed_mind");
  await userEvent.type(description, " I ordered two colours. ");
  await userEvent.click(source);
  await userEvent.click(terms);
};

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const { form, source, other } = parts(canvasElement);
    await expect(form.getByText("Winter collections")).toBeVisible();
    await fillIn(canvasElement);
    await userEvent.click(other);
    await expect(source).not.toBeChecked();
    await userEvent.click(source);
    await expect(other).not.toBeChecked();
    await userEvent.click(form.getByRole("button", { name: "CANCEL ORDER" }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      reason: "changed_mind",
      description: "I ordered two colours.",
      refundMode: "source",
    });
    await expect(args.onRefuse).not.toHaveBeenCalled();
  },
};

/** One message after the other, in the order of the rules. */
export const Missing: Story = {
  play: async ({ args, canvasElement }) => {
    const { form, terms, reason, description, source } = parts(canvasElement);
    const send = () => userEvent.click(form.getByRole("button", { name: "CANCEL ORDER" }));
    await send();
    await expect(args.onRefuse).toHaveBeenLastCalledWith(
      "Please agree to the terms and conditions",
    );
    await expect(terms).toHaveFocus();
    await userEvent.click(terms);
    await send();
    await expect(args.onRefuse).toHaveBeenLastCalledWith("Please select a reason for cancellation");
    await expect(reason).toHaveFocus();
    await userEvent.selectOptions(reason, "other");
    await userEvent.type(description, "   ");
    await send();
    await expect(args.onRefuse).toHaveBeenLastCalledWith(
      "Please provide a description for cancellation",
    );
    await expect(description).toHaveAccessibleDescription(
      "Please provide a description for cancellation (max. 500 words)",
    );
    await userEvent.type(description, "Two of the same");
    await expect(description).toBeValid();
    await send();
    await expect(args.onRefuse).toHaveBeenLastCalledWith("Please select a refund mode");
    await expect(source).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Reasons: Story = {
  play: async ({ canvasElement }) => {
    const { reason } = parts(canvasElement);
    const options = within(reason).getAllByRole("option", { hidden: true });
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      "Select a reason",
      "I changed my mind",
      "Found a better price elsewhere",
      "Delivery taking too long",
      "Other",
    ]);
  },
};

export const Dispatched: Story = {
  args: { status: "Dispatched" },
  play: async ({ args, canvasElement }) => {
    const { form } = parts(canvasElement);
    const refusal = form.getByRole("alert");
    await expect(refusal).toHaveTextContent("Order cannot be cancelled in Dispatched status");
    await fillIn(canvasElement);
    await userEvent.click(form.getByRole("button", { name: "CANCEL ORDER" }));
    await expect(refusal).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const StatusInWords: Story = {
  args: { status: "Dispatched", statusLabel: "On its way" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent(
      "Order cannot be cancelled in On its way status",
    );
  },
};

export const AlreadyCancelled: Story = {
  args: { isCancelled: true },
  play: async ({ args, canvasElement }) => {
    await fillIn(canvasElement);
    await userEvent.keyboard("{Enter}");
    await expect(args.onRefuse).toHaveBeenLastCalledWith("Order is already cancelled");
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("button", { name: "CANCELLING..." }),
    ).toHaveAttribute("aria-disabled", "true");
  },
};

/** Whoever sends by the keyboard keeps the focus on the button. */
export const Sending: Story = {
  args: { onSubmit: fn(() => new Promise((done) => setTimeout(done, 200))) },
  play: async ({ args, canvasElement }) => {
    const { form, reason, description, source, terms } = parts(canvasElement);
    await userEvent.selectOptions(reason, "delay");
    await userEvent.type(description, "Too slow");
    await userEvent.click(source);
    await userEvent.click(terms);
    const button = form.getByRole("button", { name: "CANCEL ORDER" });
    button.focus();
    await userEvent.keyboard("{Enter}{Enter}");
    await expect(button).toHaveTextContent("CANCELLING...");
    await expect(button).toHaveFocus();
    await waitFor(() => expect(button).toHaveTextContent("CANCEL ORDER"));
    await expect(button).toHaveFocus();
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Failed: Story = {
  args: { error: "Failed to cancel order. Please try again." },
};

export const SeveralPieces: Story = {
  args: { lines: sampleOrderLines },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("and 4 more in this order")).toBeVisible();
  },
};

/** Cash on delivery: nothing was paid, nothing comes back, and nobody is asked where to. */
export const NotPaid: Story = {
  args: { refundAmount: undefined, refundModes: undefined, refundNote: undefined },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await expect(form.queryByText("Refund mode")).toBeNull();
    await userEvent.selectOptions(form.getByRole("combobox"), "delay");
    await userEvent.type(form.getByRole("textbox"), "Too slow");
    await userEvent.click(form.getByRole("checkbox"));
    await userEvent.click(form.getByRole("button", { name: "CANCEL ORDER" }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ reason: "delay", description: "Too slow" });
  },
};

/** A shop that pays back in one way. */
export const OneWayToPayBack: Story = {
  args: { refundModes: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText("Refund mode")).toBeNull();
    await expect(within(canvasElement).getByText("₹2,240.82")).toBeVisible();
  },
};

/** Reasons and statuses of the shop; no terms, no refund, and no words that have to be there. */
export const OfAnotherShop: Story = {
  args: {
    status: "packed",
    closedStatuses: ["shipped"],
    reasons: [
      { value: "gift", label: "It was a gift" },
      { value: "twice", label: "I ordered it twice" },
    ],
    descriptionRequired: false,
    refundAmount: undefined,
    refundModes: undefined,
    refundNote: undefined,
    termsHref: undefined,
  },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await expect(form.queryByRole("checkbox")).toBeNull();
    await userEvent.selectOptions(form.getByRole("combobox"), "I ordered it twice");
    await userEvent.click(form.getByRole("button", { name: "CANCEL ORDER" }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ reason: "twice", description: "" });
  },
};

export const Narrow: Story = {
  args: { lines: sampleOrderLines },
  globals: { viewport: { value: "phone" } },
};

export const Hindi: Story = { globals: { locale: "hi-IN" } };

export const Dark: Story = { globals: { mode: "dark" } };

export const RightToLeft: Story = { globals: { dir: "rtl" } };
