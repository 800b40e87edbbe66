import type { WritePage } from "../../informationPage";

export const returns: WritePage = ({ shop, helpEmail, returnDays, refundDays }) => ({
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
        "You may return a part of an order. A coupon’s discount is shared among its pieces, so that each comes back at what you paid for it.",
      ],
    },
    {
      heading: "An exchange",
      paragraphs: [
        "Choose another size of the same product while it is in stock. The new piece leaves when the old one has reached us. If the size has sold out meanwhile, we pay you back.",
      ],
    },
    {
      heading: "Your money",
      paragraphs: [
        `What you paid online goes back the way it came. What you paid in cash goes to a bank account that you name. Both take up to ${refundDays} working days after the parcel has reached us.`,
        `The same holds for an order that you cancel before it is dispatched: the ${refundDays} working days then begin when you cancel.`,
      ],
    },
    {
      heading: "When we say no",
      paragraphs: [
        "A piece that was worn, washed, altered or lost its labels comes back to you, with the reason and a picture. You pay nothing for that either.",
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
