import type { Language } from "@taanka/shop-config";
import { languageOf } from "@taanka/shop-config/words";
import { html } from "hono/html";
import { type PageShop, page } from "../http/page.js";
import type { Services } from "../services.js";
import { type PaymentTexts, paymentTexts } from "./texts.js";

interface PaymentPage {
  /** In rupees. */
  amount: number;
  /** What the person knows the order by. */
  order: string;
  /** What will happen, in a sentence. */
  note: string;
  form: ReturnType<typeof html>;
}

/** The language of whoever pays, and what the page says in it. */
export interface PaymentLanguage {
  language: Language;
  texts: PaymentTexts;
}

/** The language that an order was placed in. @param number what the person knows it by */
export async function paymentLanguage(
  { database, shop }: Pick<Services, "database" | "shop">,
  number: string,
): Promise<PaymentLanguage> {
  const order = await database.db
    .selectFrom("orders")
    .select("language")
    .where("order_id", "=", number)
    .executeTakeFirst();
  const language = languageOf(shop, order?.language);
  return { language, texts: paymentTexts(language.code) };
}

/** The page between the shop and a payment. */
export function paymentPage(
  services: PageShop,
  { language, texts }: PaymentLanguage,
  { amount, order, note, form }: PaymentPage,
) {
  const money = new Intl.NumberFormat(language.locale, {
    style: "currency",
    currency: services.shop.currency,
    trailingZeroDisplay: "stripIfInteger",
  });
  return page(
    services,
    texts.title,
    html`<h1>${texts.title}</h1>
      <dl>
        <dt>${texts.order}</dt>
        <dd>${order}</dd>
        <dt>${texts.toPay}</dt>
        <dd class="sum">${money.format(amount)}</dd>
      </dl>
      <p class="note">${note}</p>
      ${form}`,
    language,
  );
}
