import type { WritePage } from "../../informationPage";

export const terms: WritePage = ({
  shop,
  entity,
  address,
  helpEmail,
  grievanceOfficer,
  country,
  tax,
  deliveryTime,
  deliveryCharge,
  returnDays,
  refundDays,
}) => ({
  title: "Terms & Conditions",
  description: `The terms on which ${shop} sells: prices, orders, delivery and what happens when something goes wrong.`,
  parts: [
    {
      heading: "Who sells to you",
      paragraphs: [
        `${shop} is a shop of ${entity}, ${address}. You reach us at ${helpEmail}.`,
        "These terms hold for every order that you place while they stand here. The rights that the law gives you as a consumer stay yours, whatever these terms say.",
      ],
    },
    {
      heading: "Your account",
      paragraphs: [
        "You sign in with your phone number and a code. Share the code with no one: our staff never ask for it.",
        "You may order if you are eighteen or older. If you are younger, a parent or guardian orders for you.",
        "We may close an account that was used for fraud or to resell in bulk. Orders that you have paid for are delivered or paid back.",
      ],
    },
    {
      heading: "Prices and orders",
      paragraphs: [
        `Prices are in rupees. You see the maximum retail price and what we ask for today; ${tax} is added in the cart and shown before you pay.`,
        "An order is placed when we confirm it. If a price or the stock changed while you were choosing, we tell you before anything is bought.",
        `If we cannot deliver what you ordered, because a piece turns out damaged or a price was plainly wrong, we cancel that order, tell you why, and pay back all of it within ${refundDays} working days.`,
      ],
    },
    {
      heading: "Payment",
      paragraphs: [
        "You pay online when you order or in cash when the parcel arrives. Online payments are taken by a payment provider; we never see your card number or UPI PIN.",
        "If money left your account and no order was placed, it goes back by itself. Write to us if it has not after the time that your bank names.",
      ],
    },
    {
      heading: "Coupons",
      paragraphs: [
        "One coupon may be used for each order, on the conditions that stand beside it. A coupon is not paid out in money, and what it took off is shared among the pieces that you return.",
      ],
    },
    {
      heading: "Delivery",
      paragraphs: [
        `Parcels take ${deliveryTime}, wherever we deliver in ${country}. ${deliveryCharge ? `Delivery costs ${deliveryCharge} an order.` : "Delivery is free."} The Shipping & Delivery Policy says the rest.`,
      ],
    },
    {
      heading: "Cancelling and returning",
      paragraphs: [
        `You may cancel until the parcel is dispatched, and return or exchange within ${returnDays} days of delivery. The Return & Exchange Policy says how.`,
      ],
    },
    {
      heading: "Colour and cloth",
      paragraphs: [
        "Handwoven and hand-printed cloth varies from piece to piece, and screens show colours differently. Neither is a fault; both may be a reason to return it.",
      ],
    },
    {
      heading: "What you write and send",
      paragraphs: [
        "A review that you write stays yours. You allow us to show it on the product's page. We take down what is unlawful, insults people, advertises, or is not about the product.",
        `The pictures, drawings and words of ${shop} belong to ${entity} or to those who made them for us. Share them with your friends; ask us before you sell with them.`,
      ],
    },
    {
      heading: "What we answer for",
      paragraphs: [
        "A piece that is damaged, wrong or not as described is replaced or paid back. Beyond that we answer for what we did wilfully or without due care, as far as the law lets us say so.",
      ],
    },
    {
      heading: "Complaints",
      paragraphs: [
        `Write to ${grievanceOfficer} at ${helpEmail}, with the number of your order. You hear from us within 48 hours, and we settle the matter within one month.`,
        `The law of ${country} holds. You may also turn to the consumer commission where you live; other disputes are heard where ${entity} has its registered office.`,
      ],
    },
  ],
});
