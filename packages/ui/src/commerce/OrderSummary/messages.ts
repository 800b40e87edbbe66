export interface OrderSummaryMessages {
  /** Names the list, unless something else does. */
  label: string;
  /** `{size}` is a size's name. */
  size: string;
  /** `{quantity}` is a whole number. */
  quantity: string;
  /** Last line when some are not shown; `{count}` of them. */
  more: string;
}

export const orderSummaryMessages: OrderSummaryMessages = {
  label: "Items",
  size: "Size {size}",
  quantity: "Qty {quantity}",
  more: "and {count} more",
};
