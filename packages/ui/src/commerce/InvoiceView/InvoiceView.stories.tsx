import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent, within } from "storybook/test";
import { InvoiceView } from "./InvoiceView";
import { rupeesInHindiWords, rupeesInWords } from "./rupeesInWords";

const meta = {
  title: "Commerce/InvoiceView",
  component: InvoiceView,
  args: {
    number: "TK/2026-27/000482",
    date: "2026-11-03T08:00:00Z",
    orderNumber: "TK-10482",
    orderDate: "2026-11-03T07:58:00Z",
    payment: "UPI",
    terms: "This invoice was made by computer and needs no signature.",
    seller: {
      name: "Taanka Textiles Private Limited",
      address: ["27 Weavers’ Lane, Indiranagar", "Bengaluru, Karnataka 560038"],
      gstin: "29AABCT1332L1Z5",
      pan: "AABCT1332L",
    },
    buyer: {
      name: "Meera Iyer",
      address: ["14 Temple Road, Malleswaram", "Bengaluru, Karnataka 560003"],
      phone: "+91 98765 43210",
    },
    lines: [
      {
        id: "1",
        name: "Ajrakh Modal Saree",
        details: "Neel Indigo · Size Free",
        hsn: "5007",
        price: 1100,
      },
      {
        id: "2",
        name: "Sanganeri Mul Cotton Saree",
        details: "Sage Green · Size Free",
        hsn: "5208",
        quantity: 2,
        price: 849.5,
      },
    ],
    rows: [
      { label: "Taxable value", amount: 2799 },
      { label: "CGST 9%", amount: 252 },
      { label: "SGST 9%", amount: 252 },
      { label: "Coupon discount", amount: -200 },
      { label: "Shipping", amount: 0 },
    ],
    total: 3103,
    totalInWords: rupeesInWords(3103),
  },
} satisfies Meta<typeof InvoiceView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const invoice = within(within(canvasElement).getByRole("article", { name: "Tax invoice" }));
    const table = within(invoice.getByRole("table", { name: "Items of the invoice" }));
    const [, , second] = table.getAllByRole("row");
    await expect(second).toHaveTextContent("₹1,699.00");
    await expect(invoice.getByText("−₹200.00")).toBeVisible();
    await expect(
      invoice.getByText("Rupees Three Thousand One Hundred and Three Only"),
    ).toBeVisible();
    await expect(invoice.getByText("29AABCT1332L1Z5")).toBeVisible();
    // Nobody reads Indian time with the clock of the machine that draws it.
    await expect(invoice.getAllByText("3 Nov 2026")).toHaveLength(2);
  },
};

export const Print: Story = {
  play: async ({ canvasElement }) => {
    const print = spyOn(window, "print").mockImplementation(fn());
    await userEvent.click(
      within(canvasElement).getByRole("button", { name: "Print or save as PDF" }),
    );
    await expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  },
};

export const DeliveredElsewhere: Story = {
  args: {
    shipTo: {
      name: "Arjun Deshpande",
      address: ["402, Sea Breeze Apartments, Carter Road", "Mumbai, Maharashtra 400050"],
      phone: "+91 91234 56780",
    },
    terms: "Return or exchange within 7 days of delivery.",
  },
};

export const Cancelled: Story = {
  args: { notice: "This order was cancelled. Nothing is to be paid for it." },
  play: async ({ canvasElement }) => {
    const invoice = within(within(canvasElement).getByRole("article", { name: "Tax invoice" }));
    await expect(invoice.getByText(/This order was cancelled/)).toBeVisible();
  },
};

export const Bare: Story = {
  args: {
    seller: { name: "Mor Pankh", address: ["12, Johari Bazaar", "Jaipur, Rajasthan 302003"] },
    hidePrint: true,
    mark: null,
    orderNumber: undefined,
    orderDate: undefined,
    payment: undefined,
    totalInWords: undefined,
    lines: [{ id: "1", name: "Leheriya Chiffon Saree", price: 1299 }],
    rows: [{ label: "GST 18%", amount: 234 }],
    total: 1533,
  },
  play: async ({ canvasElement }) => {
    // A seller without a tax number does not make a tax invoice.
    await expect(within(canvasElement).getByRole("article", { name: "Invoice" })).toBeVisible();
    await expect(within(canvasElement).queryByRole("columnheader", { name: "HSN" })).toBeNull();
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

/** Two sheets of paper: the headings come again, no line is cut in two. */
export const Long: Story = {
  args: {
    lines: Array.from({ length: 34 }, (_, place) => ({
      id: String(place),
      name: "Handwoven Kanjivaram temple border saree with an unstitched contrast blouse piece",
      details: `Batch ${place + 1}`,
      hsn: "5007",
      quantity: 12,
      price: 116499,
    })),
    total: 56083618.56,
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "phone" } },
};

export const Hindi: Story = {
  args: {
    totalInWords: rupeesInHindiWords(3103),
    terms: "यह इनवॉइस कंप्यूटर से बना है, इस पर हस्ताक्षर की ज़रूरत नहीं है।",
  },
  globals: { locale: "hi-IN" },
};

export const Dark: Story = { globals: { mode: "dark" } };

export const RightToLeft: Story = { globals: { dir: "rtl" } };
