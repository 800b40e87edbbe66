export interface DeliveryPromiseMessages {
  /** Names the list. */
  label: string;
  delivery: string;
  returns: string;
  cashOnDelivery: string;
}

export const deliveryPromiseMessages: DeliveryPromiseMessages = {
  label: "Delivery and returns",
  delivery: "2-3 days to 100+ pincodes",
  returns: "Easy 7-day return or exchange",
  cashOnDelivery: "Cash on delivery",
};
