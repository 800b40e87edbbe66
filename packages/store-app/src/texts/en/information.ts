import type { Information, InformationPage, ShopFacts } from "../informationPage";

const returns = ({ shop, helpEmail, returnDays }: ShopFacts): InformationPage => ({
  title: "Return & Exchange Policy",
  description: `Easy ${returnDays}-day return or exchange at ${shop}: what can come back, how, and when you are paid.`,
  parts: [
    {
      heading: `${returnDays} days to change your mind`,
      paragraphs: [
        `Anything you bought may be returned or exchanged within ${returnDays} days of delivery, unworn, unwashed and with its labels.`,
        "Blouses that were stitched to your measurements stay with you, unless we made a mistake.",
      ],
    },
    {
      heading: "How it works",
      paragraphs: [
        `Open the order in your Order History and press “Return or exchange”, or write to ${helpEmail} with its number. We arrange the pick-up; it costs you nothing.`,
        "What you paid online goes back the way it came. What you paid in cash goes to a bank account that you name. Both take up to five working days after the parcel has reached us.",
      ],
    },
    {
      heading: "Damaged or wrong",
      paragraphs: [
        "Photograph the parcel and the piece on the day it arrives and send us both. We replace it or pay it back, as you like.",
      ],
    },
  ],
});

const terms = ({
  shop,
  country,
  tax,
  deliveryTime,
  deliveryCharge,
}: ShopFacts): InformationPage => ({
  title: "Terms & Conditions",
  description: `The terms on which ${shop} sells: prices, orders, delivery and what happens when something goes wrong.`,
  parts: [
    {
      heading: "Prices and orders",
      paragraphs: [
        `Prices are in rupees. The price list shows the maximum retail price and what we ask for today; ${tax} is added in the cart and shown before you pay.`,
        "An order is placed when we confirm it. If a price or the stock changed while you were choosing, we tell you before anything is bought.",
      ],
    },
    {
      heading: "Delivery",
      paragraphs: [
        `Parcels take ${deliveryTime}, wherever we deliver in ${country}. ${deliveryCharge ? `Delivery costs ${deliveryCharge} an order.` : "Delivery is free."}`,
      ],
    },
    {
      heading: "Colour and cloth",
      paragraphs: [
        "Handwoven and hand-printed cloth varies from piece to piece, and screens show colours differently. Neither is a fault; both may be a reason to return it.",
      ],
    },
  ],
});

const privacy = ({ shop }: ShopFacts): InformationPage => ({
  title: "Privacy Policy",
  description: `What ${shop} knows about you, why, and for how long.`,
  parts: [
    {
      heading: "What we keep",
      paragraphs: [
        "Your name, phone number and e-mail address, your saved addresses, your wishlist, cart, orders, returns and reviews, and what you send us when you apply as a partner.",
        "We count what is searched for and looked at, but not by whom. So that nobody’s searches count twice on one day, a scrambled form of the network address is kept until that day is over.",
        "One-time codes are kept scrambled and work for five minutes. So that nobody guesses them, tries are counted for a day by phone number and by the network address, which is scrambled too.",
      ],
    },
    {
      heading: "Who sees it",
      paragraphs: [
        "The courier gets the address of your parcel, your name and your number. Whoever sends our codes and messages about orders gets your phone number, the message and, in it, your first name.",
        "If you pay online, whoever takes the payment gets what it needs: the amount, the number of the order and what you enter there. Reviews stand on the product’s page for everyone. Nothing is sold.",
      ],
    },
    {
      heading: "On your device",
      paragraphs: [
        "Your browser keeps who you are while you are signed in, your language, your last searches, the products that you looked at last, what you put into the cart or saved for later before signing in, and pages of the shop that you visited. While you are signed in it also keeps a copy of your orders and addresses, so that you can read them without a network.",
        "When you sign out, that copy, the pages, the searches and the products that you looked at are deleted. We set no advertising cookies.",
      ],
    },
  ],
});

const faq = ({ shop, helpEmail }: ShopFacts): InformationPage => ({
  title: "Frequently Asked Questions",
  description: `Answers about orders, sizes, payment and delivery at ${shop}.`,
  parts: [
    {
      heading: "Do I need a password?",
      paragraphs: ["No. You sign in with your phone number and a code that we send to it."],
    },
    {
      heading: "How do I pay?",
      paragraphs: ["Online when you order, by UPI or card, or in cash when the parcel arrives."],
    },
    {
      heading: "Which size is mine?",
      paragraphs: [
        "Measure a garment that fits you well and compare it with the sizes on the product's page. Between two sizes take the larger: a tailor can take in but not let out.",
      ],
    },
    {
      heading: "Can I cancel?",
      paragraphs: [
        `Until the parcel is dispatched, yes: open the order in your Order History and press “Cancel order”. What you paid goes back. If something is in the way, write to ${helpEmail}.`,
      ],
    },
  ],
});

/** The shop's small print in English. */
export const information: Information = { returns, terms, privacy, faq };
