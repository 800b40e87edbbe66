import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { CouponBox } from "./CouponBox";

const meta = {
  title: "Commerce/CouponBox",
  component: CouponBox,
  args: { onApply: fn(), onRemove: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CouponBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const offers = [
  { code: "WELCOME10", description: "₹100 off your first order" },
  { code: "SAVE50", description: "₹50 off any order" },
];

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("textbox", { name: "Coupon code" });
    const apply = canvas.getByRole("button", { name: "Apply" });
    await expect(apply).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(field, " save10");
    await expect(field).toHaveValue(" SAVE10");
    await expect(apply).not.toHaveAttribute("aria-disabled");
    await userEvent.click(apply);
    await expect(args.onApply).toHaveBeenCalledWith("SAVE10");
  },
};

/** The caret stays in the middle of the code while it turns upper-case. */
export const EditInTheMiddle: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Coupon code" });
    await userEvent.type(field, "sa10");
    await userEvent.type(field, "ve", { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(field).toHaveValue("SAVE10");
  },
};

export const Nothing: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox"), "{Enter}");
    await expect(canvas.getByText("Please enter a coupon code")).toBeVisible();
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { error: "Invalid coupon code" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox")).toBeInvalid();
  },
};

export const Busy: Story = { args: { busy: true, offers } };

export const WithOffers: Story = {
  args: { offers },
  play: async ({ args, canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "Coupons for you" });
    await userEvent.click(within(list).getByRole("button", { name: "Apply coupon SAVE50" }));
    await expect(args.onApply).toHaveBeenCalledWith("SAVE50");
  },
};

/** What takes the place of a pressed button has the focus. */
export const AppliedAndRemoved: Story = {
  render: function Shop(args) {
    const [code, setCode] = useState("");
    return (
      <CouponBox
        {...args}
        {...(code && { applied: { code, amount: 100 } })}
        onApply={setCode}
        onRemove={() => setCode("")}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox"), "welcome10{Enter}");
    const remove = await canvas.findByRole("button", { name: "Remove coupon WELCOME10" });
    await expect(remove).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("textbox")).toHaveFocus();
  },
};

export const Applied: Story = {
  args: { applied: { code: "WELCOME10", amount: 100 }, offers },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("status")).toHaveTextContent("You save ₹100.00");
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Remove coupon WELCOME10" }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Collapsible: Story = {
  args: { collapsible: true, offers },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole("button", { name: "Apply coupon" });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await userEvent.click(toggle);
    await expect(canvas.getByRole("textbox", { name: "Coupon code" })).toBeVisible();
  },
};

const tooLittle = "SAVE50 needs an order of ₹1,000 or more, before delivery and gift wrap";

/** Another offer can be refused while a coupon is in force: what is said stands under its ticket. */
export const OtherRefused: Story = {
  args: { offers },
  render: function Shop(args) {
    const [code, setCode] = useState("WELCOME10");
    const [error, setError] = useState("");
    const remove = () => {
      setCode("");
      setError("");
    };
    return (
      <CouponBox
        {...args}
        {...(code && { applied: { code, amount: 100 } })}
        error={error}
        onApply={() => setError(tooLittle)}
        onRemove={remove}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const of = within(canvasElement);
    const offer = of.getByRole("button", { name: "Apply coupon SAVE50" });
    await userEvent.click(offer);
    await expect(of.getByRole("alert")).toHaveTextContent(tooLittle);
    await expect(of.getByRole("status")).toHaveTextContent("WELCOME10 applied");
    await expect(offer).toHaveFocus();
  },
};

/** The offer that was pressed is busy; the coupon in force waits. */
export const OtherAsked: Story = {
  args: {
    applied: { code: "WELCOME10", amount: 100 },
    offers,
    onApply: fn(() => new Promise(() => {})),
  },
  play: async ({ args, canvasElement }) => {
    const of = within(canvasElement);
    const offer = of.getByRole("button", { name: "Apply coupon SAVE50" });
    const remove = of.getByRole("button", { name: "Remove coupon WELCOME10" });
    await expect(of.getByRole("status")).not.toContainElement(remove);
    await userEvent.click(offer);
    await expect(offer).toHaveAttribute("aria-busy", "true");
    await expect(remove).not.toHaveAttribute("aria-busy");
    await expect(remove).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(remove);
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

/** The refusal goes with the coupon that is removed: the field that comes is a fresh one. */
export const RemovedAfterRefusal: Story = {
  ...OtherRefused,
  play: async (context) => {
    await OtherRefused.play?.(context);
    const of = within(context.canvasElement);
    await userEvent.click(of.getByRole("button", { name: "Remove coupon WELCOME10" }));
    await expect(of.getByRole("textbox")).toBeValid();
    await expect(of.queryByText(tooLittle)).toBeNull();
  },
};

/** Folded it says so too. */
export const FoldedOtherRefused: Story = {
  args: { ...Applied.args, collapsible: true, error: tooLittle },
  play: async ({ canvasElement }) => {
    const of = within(canvasElement);
    await expect(of.getByRole("alert")).toBeVisible();
    await userEvent.click(of.getByRole("button", { expanded: false }));
    await expect(of.getAllByText(tooLittle)).toHaveLength(1);
  },
};

/** Folded it says too why its coupon is not in force. */
export const FoldedWithReason: Story = {
  args: { collapsible: true, error: "This coupon has expired" },
  play: async ({ canvasElement }) => {
    const of = within(canvasElement);
    await expect(of.getByRole("alert")).toHaveTextContent("This coupon has expired");
    const toggle = of.getByRole("button", { expanded: false });
    await expect(of.queryByRole("textbox")).toBeNull();
    await userEvent.click(toggle);
    await expect(of.getByRole("textbox")).toBeVisible();
    await expect(of.getAllByText("This coupon has expired")).toHaveLength(1);
  },
};

export const Dark: Story = { args: { ...WithOffers.args }, globals: { mode: "dark" } };

export const RightToLeft: Story = { args: { ...Applied.args }, globals: { dir: "rtl" } };

export const Hindi: Story = { args: { ...WithOffers.args }, globals: { locale: "hi-IN" } };
