/** Who sold, as an invoice said when it was issued. */
export const invoiceSellers = ["alter table invoices add column seller jsonb"];
