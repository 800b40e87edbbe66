export { InvoiceView, type InvoiceViewProps } from "./InvoiceView";
export type { InvoiceViewMessages } from "./messages";
export { rupeesInWords } from "./rupeesInWords";
export type { InvoiceLine, InvoiceParty, InvoiceRow } from "./types";
