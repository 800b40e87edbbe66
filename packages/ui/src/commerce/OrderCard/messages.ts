export interface OrderCardMessages {
  /** `{number}` is the order's number. */
  order: string;
  /** `{date}` is a day. */
  placedOn: string;
  oneItem: string;
  /** `{count}` is a number of 2 or more. */
  items: string;
  /** On the tile after the last picture; `{count}` pictures are not shown. */
  morePictures: string;
  /** Heard before the total. */
  total: string;
}

export const orderCardMessages: OrderCardMessages = {
  order: "Order {number}",
  placedOn: "Placed on {date}",
  oneItem: "1 item",
  items: "{count} items",
  morePictures: "+{count}",
  total: "Total",
};
