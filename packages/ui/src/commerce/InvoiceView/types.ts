/** Who sells, buys or receives. */
export interface InvoiceParty {
  name: string;
  /** The address, line by line. */
  address: readonly string[];
  /** GST number, as it is registered. */
  gstin?: string;
  pan?: string;
  phone?: string;
}

/** A row below the items: the taxable value, a tax, shipping, a discount. */
export interface InvoiceRow {
  label: string;
  /** Rupees. Less than 0 is taken off. */
  amount: number;
}

/** An item of an invoice. */
export interface InvoiceLine {
  /** Tells the items apart. */
  id: string;
  name: string;
  /** Size, colour, article number: a quiet line below the name. */
  details?: string;
  /** Code of the goods in the harmonised system. */
  hsn?: string;
  /** @default 1 */
  quantity?: number;
  /** Rupees for one piece. */
  price: number;
}
