import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../../controls/Button";
import { ThemeProvider } from "../../theme";
import { PriceSummary } from "./PriceSummary";

const meta = {
  title: "Commerce/PriceSummary",
  component: PriceSummary,
  args: {
    mrpTotal: 3500,
    discountedTotal: 2799,
    gst: 504,
    gstPercent: 18,
    shipping: 0,
    total: 3303,
    itemCount: 2,
    action: <Button fullWidth>Proceed to payment</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

const amountOf = (canvas: HTMLElement, name: string) =>
  within(canvas).getByText(name).nextElementSibling?.textContent;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const summary = within(canvasElement).getByRole("region", { name: "Price details" });
    await expect(amountOf(summary, "MRP total")).toBe("₹3,500.00");
    await expect(amountOf(summary, "Discount on MRP")).toBe("−₹701.00");
    await expect(amountOf(summary, "GST (18%)")).toBe("₹504.00");
    await expect(amountOf(summary, "Shipping")).toBe("FREE");
    await expect(amountOf(summary, "Total amount")).toBe("₹3,303.00");
    await expect(within(summary).queryByText(/coupon/i)).toBeNull();
    await expect(within(summary).getByText("You save ₹701.00 on MRP")).toBeVisible();
    await expect(within(summary).getByText("2 items")).toBeVisible();
  },
};

export const WithCoupon: Story = {
  args: { couponDiscount: 200, couponCode: "TAANKA2025", total: 3103 },
  play: async ({ canvasElement }) => {
    await expect(amountOf(canvasElement, "Coupon discount (TAANKA2025)")).toBe("−₹200.00");
    await expect(amountOf(canvasElement, "Total amount")).toBe("₹3,103.00");
  },
};

export const OfACancelledOrder: Story = {
  args: { showSavings: false },
  play: async ({ canvasElement }) => {
    await expect(amountOf(canvasElement, "Discount on MRP")).toBe("−₹701.00");
    await expect(within(canvasElement).queryByText(/You save/)).toBeNull();
  },
};

export const NothingOff: Story = {
  args: { mrpTotal: 16499, discountedTotal: 16499, gst: 2970, total: 19469, itemCount: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText("Discount on MRP")).toBeNull();
    await expect(canvas.queryByText(/You save/)).toBeNull();
    await expect(canvas.getByText("1 item")).toBeVisible();
  },
};

export const PaidShipping: Story = {
  args: { shipping: 50, total: 3353 },
  play: async ({ canvasElement }) => {
    await expect(amountOf(canvasElement, "Shipping")).toBe("₹50.00");
  },
};

/** Neither a rate nor shipping is claimed that nobody told. */
export const Untold: Story = {
  args: { gstPercent: undefined, shipping: undefined },
  play: async ({ canvasElement }) => {
    await expect(amountOf(canvasElement, "GST")).toBe("₹504.00");
    await expect(within(canvasElement).queryByText("Shipping")).toBeNull();
  },
};

/** What a shop has beside it: a charge, a service for nothing, something that comes off. */
export const MoreRows: Story = {
  args: {
    rows: [
      { label: "Cash on delivery", amount: 49 },
      { label: "Gift wrap", amount: 0 },
      { label: "Store credit", amount: -250 },
    ],
    total: 3102,
  },
  play: async ({ canvasElement }) => {
    const summary = within(canvasElement).getByRole("region");
    await expect(amountOf(summary, "Cash on delivery")).toBe("₹49.00");
    await expect(amountOf(summary, "Gift wrap")).toBe("FREE");
    await expect(amountOf(summary, "Store credit")).toBe("−₹250.00");
    const names = within(summary).getAllByRole("term");
    await expect(names.slice(-4).map(({ textContent }) => textContent)).toEqual([
      "Cash on delivery",
      "Gift wrap",
      "Store credit",
      "Total amount",
    ]);
  },
};

/** Where the prices hold the tax it has no row; a note says so. */
export const TaxIncluded: Story = {
  args: {
    gst: undefined,
    gstPercent: undefined,
    total: 2799,
    note: "Prices include all taxes",
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent("GST");
    await expect(within(canvasElement).getByText("Prices include all taxes")).toBeVisible();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("region")).toHaveAttribute("aria-busy", "true");
  },
};

/** On a page of its own frame, with nothing to do. */
export const Plain: Story = { args: { look: "plain", action: undefined, title: "Invoice" } };

function Recounted() {
  const [off, setOff] = useState(0);
  return (
    <PriceSummary
      mrpTotal={3500}
      discountedTotal={2799}
      gst={504}
      gstPercent={18}
      shipping={0}
      couponDiscount={off}
      total={3303 - off}
      action={<Button onClick={() => setOff(50)}>Apply SAVE50</Button>}
    />
  );
}

/** The total's row is a live region, so that a new one is heard, with its name. */
export const TotalChanges: Story = {
  render: () => <Recounted />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const total = canvas.getByText("₹3,303.00");
    const totalRow = total.closest("[aria-live=polite]");
    await expect(totalRow).toHaveTextContent("Total amount₹3,303.00");
    await expect(totalRow).toHaveAttribute("aria-atomic", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Apply SAVE50" }));
    await expect(total).toHaveTextContent("₹3,253.00");
    await expect(amountOf(canvasElement, "Coupon discount")).toBe("−₹50.00");
  },
};

export const LongAmounts: Story = {
  args: {
    mrpTotal: 11259999.5,
    discountedTotal: 10119999.25,
    gst: 1821600,
    total: 11941599.25,
    couponDiscount: 1000,
    couponCode: "SHAADISEASON2026SPECIAL",
    itemCount: 112,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
};

export const Hindi: Story = {
  args: { couponDiscount: 200, couponCode: "TAANKA2025", total: 3103 },
  globals: { locale: "hi-IN" },
};

export const Dark: Story = { globals: { mode: "dark" } };

export const RightToLeft: Story = { globals: { dir: "rtl" } };

/** Arabic writes a mark before an amount; the minus stays on its left. */
export const Arabic: Story = {
  render: (args) => (
    <ThemeProvider dir="rtl" locale="ar-AE">
      <PriceSummary {...args} />
    </ThemeProvider>
  ),
  play: async ({ canvas }) => {
    const amount = canvas.getByText("Discount on MRP").nextElementSibling as HTMLElement;
    const [text] = amount.childNodes;
    const placeOf = (character: string) => {
      const range = document.createRange();
      const at = (text?.textContent ?? "").indexOf(character);
      range.setStart(text as Node, at);
      range.setEnd(text as Node, at + 1);
      return range.getBoundingClientRect().left;
    };
    await expect(placeOf("−")).toBeLessThan(placeOf("7"));
  },
};

/** A shop tells what its tax is called. */
export const TaxOfAnotherName: Story = {
  args: { taxName: "VAT", gstPercent: 5 },
  play: async ({ canvasElement }) => {
    await expect(amountOf(canvasElement, "VAT (5%)")).toBe("₹504.00");
    await expect(canvasElement).not.toHaveTextContent("GST");
  },
};
