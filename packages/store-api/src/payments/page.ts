import { html } from "hono/html";
import { page } from "../http/page.js";

const rupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  trailingZeroDisplay: "stripIfInteger",
});

interface PaymentPage {
  /** Origin of the API, empty for the shop's own. */
  publicUrl: string;
  /** In rupees. */
  amount: number;
  /** What the person knows the order by. */
  order: string;
  /** What will happen, in a sentence. */
  note: string;
  form: ReturnType<typeof html>;
}

/** The page between the shop and a payment. */
export function paymentPage({ publicUrl, amount, order, note, form }: PaymentPage) {
  return page(
    publicUrl,
    "Payment",
    html`<h1>Payment</h1>
      <dl>
        <dt>Order</dt>
        <dd>${order}</dd>
        <dt>To pay</dt>
        <dd class="sum">${rupees.format(amount)}</dd>
      </dl>
      <p class="note">${note}</p>
      ${form}`,
  );
}
