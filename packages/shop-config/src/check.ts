import * as v from "valibot";
import type { HexColor, ShopConfig } from "./types";

/** Says what is wrong with a shop's file, one line for each mistake. */
export class ShopConfigError extends Error {
  override readonly name = "ShopConfigError";
  /** Each with the place of the value, such as `legal.gstin`. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The shop's file is not right:\n${problems.map((line) => `- ${line}`).join("\n")}`);
    this.problems = problems;
  }
}

const text = v.pipe(v.string("needs to be a text"), v.trim(), v.minLength(1, "must not be empty"));
const words = v.union(
  [text, v.pipe(v.record(v.string(), text), v.minEntries(1))],
  "needs to be a text, or a text for each language's code",
);
const email = v.pipe(text, v.email("needs to be an e-mail address"));
const path = v.pipe(
  text,
  v.regex(/^\/(?!\/)\S*$/, "needs to be a path of the shop that begins with one /"),
);
const httpsAddress = v.pipe(
  text,
  v.url("needs to be an address that begins with https://"),
  v.startsWith("https://", "needs to be an address that begins with https://"),
);
const color = v.custom<HexColor>(
  (value) => typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value),
  "needs to be a colour such as #7A1737",
);
const count = (least: number, most: number) =>
  v.pipe(
    v.number("needs to be a number"),
    v.integer("needs to be a whole number"),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );
const prefix = (longest: number) =>
  v.pipe(
    text,
    v.regex(/^[A-Z0-9]+$/, "needs to be capital letters or digits"),
    v.maxLength(longest, `must have at most ${longest} characters`),
  );
const oneOf = <const T extends readonly string[]>(...options: T) =>
  v.picklist(options, `needs to be one of ${options.join(", ")}`);

const menu = v.pipe(
  v.array(v.strictObject({ key: text, path, label: v.optional(words) }), "needs to be a list"),
  v.check(
    (entries) => new Set(entries.map(({ key }) => key)).size === entries.length,
    "must not name a key twice",
  ),
);
const language = v.strictObject({
  code: v.pipe(text, v.regex(/^[a-z]{2,3}$/, "needs to be a language's code such as en")),
  locale: v.pipe(
    text,
    v.check((tag) => isLocale(tag), "needs to be a language tag such as en-IN"),
  ),
  dir: oneOf("ltr", "rtl"),
  name: text,
});

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

const schema = v.strictObject({
  name: text,
  tagline: words,
  blurb: words,
  goods: words,
  description: words,
  legal: v.strictObject({
    entity: text,
    gstin: v.pipe(
      text,
      v.regex(
        /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/,
        "needs to be a GST number of 15 characters",
      ),
    ),
    address: v.pipe(v.array(text), v.minLength(1, "needs at least one line")),
  }),
  contacts: v.strictObject({ helpEmail: email }),
  policies: v.strictObject({ grievanceOfficer: words, refundDays: count(1, 30) }),
  social: v.array(
    v.strictObject({
      kind: oneOf("facebook", "instagram", "whatsapp"),
      label: text,
      href: httpsAddress,
    }),
  ),
  currency: v.literal("INR", "must be INR: the contract counts in rupees"),
  country: text,
  phonePrefix: v.pipe(text, v.regex(/^\+\d{1,3}$/, "needs to be a prefix such as +91")),
  tax: v.strictObject({
    rate: v.pipe(
      v.number("needs to be a number"),
      v.minValue(0, "must not be negative"),
      v.maxValue(1, "needs to be a fraction: 0.18 is 18 percent"),
    ),
    name: text,
  }),
  shipping: v.strictObject({
    charge: count(0, 100_000),
    deliveryDays: v.pipe(
      v.strictObject({ from: count(1, 90), to: count(1, 90) }),
      v.check(({ from, to }) => from <= to, "must not end before they begin"),
    ),
    promise: v.optional(words),
  }),
  orders: v.strictObject({ numberPrefix: prefix(8), invoicePrefix: prefix(3) }),
  theme: v.strictObject({
    brand: text,
    mode: oneOf("light", "dark", "system"),
    themeColor: v.strictObject({ light: color, dark: color }),
    accent: v.strictObject({ light: color, dark: color }),
    icon: path,
  }),
  languages: v.tupleWithRest([language], language, "needs to be a list"),
  menus: v.strictObject({
    headerCategories: count(1, 12),
    account: menu,
    mobile: v.strictObject({ visitor: menu, signedIn: menu }),
    footer: v.strictObject({ quick: menu, legal: menu }),
  }),
  home: v.strictObject({
    sections: v.array(
      v.strictObject({
        name: text,
        layout: oneOf("tabs", "slides", "row"),
        path,
        limit: count(1, 50),
        title: words,
        label: words,
      }),
    ),
    promos: v.array(v.strictObject({ kind: oneOf("sustainability", "wardrobe", "tryOn"), path })),
    defaultBanner: v.strictObject({
      image: path,
      portraitImage: v.optional(path),
      color,
      heading: words,
      text: words,
      path,
      linkLabel: words,
    }),
  }),
  coupons: v.array(
    v.strictObject({
      code: text,
      discount: count(1, 1_000_000),
      perPerson: v.optional(count(1, 1_000_000)),
    }),
  ),
});

/** Where a problem is and what it is; a missing value and an unknown name are told as such. */
function describe(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue) ?? "the file";
  if (issue.type === "strict_object" && issue.expected === "never") return `${place} is not known`;
  if (issue.input === undefined) return `${place} is missing`;
  return `${place} ${issue.message}`;
}

/**
 * Checks a shop's file, which may have been written without types.
 * @returns the same values, sure to be a shop
 * @throws ShopConfigError that names every mistake and its place
 */
export function defineShop(value: unknown): ShopConfig {
  const result = v.safeParse(schema, value);
  if (!result.success) throw new ShopConfigError(result.issues.map(describe));
  return result.output;
}
