import { html } from "hono/html";
import { type PageShop, page } from "../http/page.js";

interface PaymentPage {
  /** In rupees. */
  amount: number;
  /** What the person knows the order by. */
  order: string;
  /** What will happen, in a sentence. */
  note: string;
  form: ReturnType<typeof html>;
}

/** The page between the shop and a payment. */
export function paymentPage(services: PageShop, { amount, order, note, form }: PaymentPage) {
  const { currency, languages } = services.shop;
  const money = new Intl.NumberFormat(languages[0].locale, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  });
  return page(
    services,
    "Payment",
    html`<h1>Payment</h1>
      <dl>
        <dt>Order</dt>
        <dd>${order}</dd>
        <dt>To pay</dt>
        <dd class="sum">${money.format(amount)}</dd>
      </dl>
      <p class="note">${note}</p>
      ${form}`,
  );
}
