/** Invisible characters; joiners and the mark of an emoji, which some letters need, are not among them. */
const INVISIBLE = [
  "\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B\\u200E\\u200F\\u202A-\\u202E",
  "\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF9-\\uFFFB",
  "\\uFE00-\\uFE0E\\U000E0000-\\U000E0FFF",
].join("");
/** After none of these a joiner or an emoji's mark says anything: Latin, Greek, Cyrillic, signs; not © and ®. */
const UNJOINED = "\\u0001-\\u00A8\\u00AA-\\u00AD\\u00AF-\\u02FF\\u0370-\\u05FF";
const JOINERS = "\\u200C\\u200D\\uFE0F";
const BLANK = "\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u2800\\u3000";

const replace = (text: string, pattern: string, by: string) =>
  `regexp_replace(${text}, '${pattern}', '${by}', 'g')`;

/** A text in the form in which a request's is stored and compared now, but for very long runs of marks. */
const clean = (text: string) => {
  const visible = replace(text, `[${INVISIBLE}]`, "");
  const joined = replace(visible, `(^|[${UNJOINED}])[${JOINERS}]+`, "\\1");
  return `normalize(${replace(joined, `[${BLANK}]`, " ")}, NFC)`;
};

/** What is ASCII alone is in its form already. */
const changes = (text: string) => `${text} ~ '[^\\u0001-\\u007F]' and ${text} <> ${clean(text)}`;

const cleanTexts = (table: string, ...columns: string[]) =>
  columns.map(
    (column) => `update ${table} set ${column} = ${clean(column)} where ${changes(column)}`,
  );

const cleanJson = (table: string, column: string) =>
  `update ${table} set ${column} = (${clean(`${column}::text`)})::jsonb where ${changes(`${column}::text`)}`;

/**
 * Stored texts get the form that requests and imported products have, so that a colour or a size is found
 * by its name. The spellings of filters' values among products stay, and are compared in one form.
 */
export const oneForm = [
  `create table renamed_0038 as select num, ${clean("name")} as name from items where ${changes("name")}`,
  ...cleanTexts("items", "name", "description", "return_policy"),
  cleanJson("items", "details"),
  cleanJson("items", "card"),
  ...["categories", "subcategories", "brands", "campaigns"].flatMap((table) =>
    cleanTexts(table, "name", "description"),
  ),
  ...cleanTexts("sections", "title", "subtitle", "description"),
  `update filters set values = (
      select jsonb_agg(one.value order by one.place) from (
        select ${clean("t.value")} as value, min(t.place) as place
        from jsonb_array_elements_text(filters.values) with ordinality t(value, place) group by 1
      ) one)
    where ${changes("filters.values::text")}`,
  ...cleanTexts("colors", "name"),
  // Two sizes may become one, and so may two colours of a wish: then both stay as they are.
  `update variants v set size = ${clean("v.size")} where ${changes("v.size")} and not exists (
    select from variants other where other.item_id = v.item_id and other.color_id = v.color_id
      and other.sku_id <> v.sku_id and ${clean("other.size")} = ${clean("v.size")})`,
  `update wishlist w set color = ${clean("w.color")} where ${changes("w.color")} and not exists (
    select from wishlist other where other.user_id = w.user_id and other.item_id = w.item_id
      and other.color <> w.color and ${clean("other.color")} = ${clean("w.color")})`,
  // A code that is used already is named by what used it.
  `update coupons c set code = ${clean("c.code")} where ${changes("c.code")}
    and not exists (select from coupon_uses where coupon_code = c.code)
    and not exists (select from coupons other where other.code <> c.code
      and ${clean("other.code")} = ${clean("c.code")})`,
  ...cleanTexts("users", "name"),
  ...cleanTexts("addresses", "name", "line1", "line2", "city", "state"),
  ...cleanTexts("reviews", "author", "title", "text"),
  ...cleanTexts("partner_applications", "name", "shop_name", "shop_address", "city", "state"),
  // The words of a name that was parted by an invisible character.
  `create table words_0038 as select r.num, left(m[1], 40) as word
    from renamed_0038 r cross join lateral
      regexp_matches(lower(regexp_replace(normalize(r.name, NFKD), '[\\u0300-\\u036F]', '', 'g')),
        '([[:alnum:]]+)', 'g') m`,
  `insert into words (id, word)
    select (select coalesce(max(id), 0) from words) + row_number() over (order by word), word
    from (select distinct word from words_0038) w
    where not exists (select from words known where known.word = w.word)`,
  `update listing set words = found.ids || listing.words,
      telling_words = least(listing.telling_words + cardinality(found.ids), 32767)
    from (
      select t.num, array_agg(distinct w.id) as ids
      from words_0038 t join words w on w.word = t.word group by t.num
    ) found where found.num = listing.num`,
  `drop table words_0038, renamed_0038`,
];
