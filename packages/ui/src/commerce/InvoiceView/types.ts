/** Who sells, buys or receives. */
export interface InvoiceParty {
  /** A person's or a company's name. */
  name: string;
  /** The address, line by line. */
  address: readonly string[];
  /** GST number, as it is registered. */
  gstin?: string;
  /** Permanent account number. */
  pan?: string;
  /** As it is to be read. */
  phone?: string;
}

/** A row below the items: the taxable value, a tax, shipping, a discount. */
export interface InvoiceRow {
  /** What the amount is for. */
  label: string;
  /** Rupees. Less than 0 is taken off. */
  amount: number;
}

/** An item of an invoice. */
export interface InvoiceLine {
  /** Tells the items apart. */
  id: string;
  /** What was sold. */
  name: string;
  /** Size, colour, article number: a quiet line below the name. */
  details?: string;
  /** Code of the goods in the harmonised system. */
  hsn?: string;
  /**
   * How many pieces.
   * @default 1
   */
  quantity?: number;
  /** Rupees for one piece. */
  price: number;
}
