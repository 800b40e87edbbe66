/** Finding an order without signing in. */
export const trackOrder = {
  title: "Track Order",
  description: (shop: string) =>
    `See where your ${shop} order is, by its number and the last four digits of your phone number.`,
  lead: "Enter the number of your order and the last four digits of the phone number you gave. You do not need to sign in.",
  failed: "Failed to fetch order details",
  notFound: "Order Not Found. Please check its number and the four digits of your phone number.",
  order: (number: string) => `Order ${number}`,
  expected: (day: string) => `Expected by ${day}`,
  another: "Track another order",
};
