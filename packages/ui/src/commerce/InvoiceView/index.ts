export { InvoiceView, type InvoiceViewProps } from "./InvoiceView";
export type { InvoiceViewMessages } from "./messages";
export { rupeesInHindiWords, rupeesInWords } from "./rupeesInWords";
export type { InvoiceLine, InvoiceParty, InvoiceRow } from "./types";
