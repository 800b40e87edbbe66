import type { OrderMessageKind } from "./kinds.js";

interface Named {
  shop: string;
  order: string;
  /** First name with what follows it, or nothing. */
  greeting: string;
}

type Sentences = Record<OrderMessageKind, (named: Named) => string>;

const english: Sentences = {
  placed: ({ greeting, shop, order }) => `${greeting}your ${shop} order ${order} is placed.`,
  dispatched: ({ greeting, shop, order }) =>
    `${greeting}your ${shop} order ${order} is on its way.`,
  delivered: ({ greeting, shop, order }) => `${greeting}your ${shop} order ${order} is delivered.`,
  cancelled: ({ greeting, shop, order }) => `${greeting}your ${shop} order ${order} is cancelled.`,
  refunded: ({ greeting, shop, order }) =>
    `${greeting}the refund for your ${shop} order ${order} is on its way to you.`,
};

const hindi: Sentences = {
  placed: ({ greeting, shop, order }) => `${greeting}आपका ${shop} ऑर्डर ${order} मिल गया है।`,
  dispatched: ({ greeting, shop, order }) => `${greeting}आपका ${shop} ऑर्डर ${order} भेज दिया गया है।`,
  delivered: ({ greeting, shop, order }) =>
    `${greeting}आपका ${shop} ऑर्डर ${order} पहुँचा दिया गया है।`,
  cancelled: ({ greeting, shop, order }) => `${greeting}आपका ${shop} ऑर्डर ${order} रद्द हो गया है।`,
  refunded: ({ greeting, shop, order }) =>
    `${greeting}आपके ${shop} ऑर्डर ${order} का रिफ़ंड भेज दिया गया है।`,
};

const languages: Record<string, Sentences> = { en: english, hi: hindi };

/** Whoever registers chooses their name: only what can be one goes out in the shop's name. */
function firstName(name: string): string | undefined {
  const [first = ""] = name.trim().split(/\s+/);
  return /^\p{L}[\p{L}\p{M}'’-]{0,19}$/u.test(first) ? first : undefined;
}

/**
 * What a shopper reads of their order: its number and their first name, and nothing else of theirs.
 *
 * @param language - code of a language; in one that is not spoken here they read English
 */
export function messageText(
  kind: OrderMessageKind,
  { shop, order, name }: { shop: string; order: string; name: string },
  language: string,
): string {
  const sentences = languages[language] ?? english;
  const first = firstName(name);
  const text = sentences[kind]({ shop, order, greeting: first ? `${first}, ` : "" });
  return text.charAt(0).toUpperCase() + text.slice(1);
}
