import type { WritePage } from "../../informationPage";

export const shipping: WritePage = ({
  shop,
  helpEmail,
  country,
  deliveryTime,
  deliveryCharge,
  refundDays,
}) => ({
  title: "Shipping & Delivery Policy",
  description: `Where ${shop} delivers, how long a parcel takes, what it costs and how you follow it.`,
  parts: [
    {
      heading: "Where we deliver",
      paragraphs: [
        `To addresses in ${country}. Enter your pincode on the product’s page or in the cart: you see at once whether we deliver there.`,
      ],
    },
    {
      heading: "How long it takes",
      paragraphs: [
        `Parcels take ${deliveryTime} from the day on which you order. Your order shows the day that we expect, and moves on as the parcel does: ready, dispatched, delivered.`,
        "Festivals, strikes and heavy rain can make it longer. We tell you as soon as we know.",
      ],
    },
    {
      heading: "What it costs",
      paragraphs: [
        deliveryCharge
          ? `${deliveryCharge} an order, however many pieces are in it. The cart shows it before you pay.`
          : "Nothing. Delivery is free for every order, however small.",
      ],
    },
    {
      heading: "Following your parcel",
      paragraphs: [
        "Open the order in your Order History, or Track Order at the foot of each page: the order’s number and the last four digits of your phone number are enough.",
      ],
    },
    {
      heading: "At your door",
      paragraphs: [
        "The courier calls you. If you pay in cash, please have the amount ready.",
        `If nobody is at home, the courier comes again. A parcel that can’t be delivered comes back to us, and we pay back what you paid within ${refundDays} working days.`,
      ],
    },
    {
      heading: "Another address",
      paragraphs: [
        `Until the parcel is dispatched, write to ${helpEmail} with the order’s number. After that the courier may not change it.`,
      ],
    },
    {
      heading: "Damaged, late or lost",
      paragraphs: [
        "If a parcel arrives open or crushed, photograph it before you unpack it, or do not take it.",
        `If it has not come by the day that your order names, write to ${helpEmail}. We find it, send the pieces once more or pay them back, as you like.`,
      ],
    },
  ],
});
