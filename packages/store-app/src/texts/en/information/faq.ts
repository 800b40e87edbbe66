import type { WritePage } from "../../informationPage";

export const faq: WritePage = ({
  shop,
  helpEmail,
  country,
  tax,
  deliveryTime,
  deliveryCharge,
  returnDays,
  refundDays,
}) => ({
  title: "Frequently Asked Questions",
  description: `Answers about orders, sizes, payment and delivery at ${shop}.`,
  parts: [
    {
      heading: "Do I need a password?",
      paragraphs: ["No. You sign in with your phone number and a code that we send to it."],
    },
    {
      heading: "The code does not come. What now?",
      paragraphs: [
        `Wait for a minute, look whether the number is right, and ask for another one. If that does not come either, write to ${helpEmail}.`,
      ],
    },
    {
      heading: "Which size is mine?",
      paragraphs: [
        "Measure a garment that fits you well and compare it with the sizes on the product’s page. Between two sizes take the larger: a tailor can take in but not let out.",
      ],
    },
    {
      heading: "How do I pay?",
      paragraphs: ["Online when you order, by UPI or card, or in cash when the parcel arrives."],
    },
    {
      heading: `Is ${tax} in the price?`,
      paragraphs: ["It is added in the cart, and you see the whole amount before you pay."],
    },
    {
      heading: "How long does delivery take?",
      paragraphs: [
        `Parcels take ${deliveryTime}. Enter your pincode on the product’s page to see whether we deliver to you; we do in most of ${country}.`,
      ],
    },
    {
      heading: "What does delivery cost?",
      paragraphs: [
        deliveryCharge
          ? `${deliveryCharge} an order, however many pieces are in it.`
          : "Nothing. Delivery is free.",
      ],
    },
    {
      heading: "Where is my order?",
      paragraphs: [
        "Open it in your Order History, or use Track Order with its number and the last four digits of your phone number.",
      ],
    },
    {
      heading: "Can I cancel?",
      paragraphs: [
        `Until the parcel is dispatched, yes: open the order in your Order History and press “Cancel order”. What you paid goes back. If something is in the way, write to ${helpEmail}.`,
      ],
    },
    {
      heading: "Can I return or exchange?",
      paragraphs: [
        `Within ${returnDays} days of delivery, unworn and with its labels. Open the order in your Order History and press “Return or exchange”.`,
      ],
    },
    {
      heading: "When do I get my money back?",
      paragraphs: [
        `Up to ${refundDays} working days after the parcel has reached us, or after you cancelled.`,
      ],
    },
    {
      heading: "How do I look after handloom and prints?",
      paragraphs: [
        "As the product’s page says. When in doubt wash it alone in cold water, dry it in the shade, and have silk and embroidery dry-cleaned.",
      ],
    },
    {
      heading: "How do I delete my account?",
      paragraphs: [
        `Write to ${helpEmail} from the e-mail address of your account. The Privacy Policy says what is deleted and what the law has us keep.`,
      ],
    },
  ],
});
