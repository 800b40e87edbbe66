export interface DeliveryPromiseMessages {
  /** Names the list. */
  label: string;
}

export const deliveryPromiseMessages: DeliveryPromiseMessages = { label: "Delivery and returns" };
