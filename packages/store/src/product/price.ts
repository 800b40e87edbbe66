/** Selling price in rupees: the discounted price, else the MRP. */
export const sellingPrice = (item: { discountedPrice?: number | null; MRP: number }): number =>
  item.discountedPrice ?? item.MRP;

/** What an order knows of what a product costs. */
type OrderedItem = { discountedPrice?: number | null; MRP?: number | null };

/** The same of a piece that was ordered; nothing where its price is not known any more. */
export const orderedPrice = (item: OrderedItem | null | undefined): number =>
  sellingPrice({ ...item, MRP: item?.MRP ?? 0 });
