export interface InvoiceViewMessages {
  title: string;
  /** In its place where the seller has a tax number. */
  taxTitle: string;
  number: string;
  date: string;
  orderNumber: string;
  orderDate: string;
  payment: string;
  seller: string;
  buyer: string;
  shipTo: string;
  /** Before a tax number. */
  gstin: string;
  pan: string;
  phone: string;
  /** Names the table of pieces. */
  lines: string;
  item: string;
  /** Heading of the column of goods' codes. */
  hsn: string;
  quantity: string;
  rate: string;
  amount: string;
  /** In place of the columns where they have no room; `{quantity}` and `{price}`. */
  times: string;
  total: string;
  inWords: string;
  /** What is taken off; `{amount}` is a sum of money. */
  takenOff: string;
  print: string;
}

export const invoiceViewMessages: InvoiceViewMessages = {
  title: "Invoice",
  taxTitle: "Tax invoice",
  number: "Invoice number",
  date: "Invoice date",
  orderNumber: "Order number",
  orderDate: "Order date",
  payment: "Payment",
  seller: "Sold by",
  buyer: "Billed to",
  shipTo: "Delivered to",
  gstin: "GSTIN",
  pan: "PAN",
  phone: "Phone",
  lines: "Items of the invoice",
  item: "Item",
  hsn: "HSN",
  quantity: "Qty",
  rate: "Rate",
  amount: "Amount",
  times: "{quantity} × {price}",
  total: "Total",
  inWords: "In words",
  takenOff: "−{amount}",
  print: "Print or save as PDF",
};
