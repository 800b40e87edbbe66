/**
 * Listings and searches are answered from memory: the table keeps each product's words as numbers,
 * and no index of it is read any more.
 */
export const listingWords = [
  `create table words (id integer primary key, word text not null unique)`,
  `alter table listing add column words integer[] not null default '{}'`,
  `create table listing_texts_0020 as
    select distinct i.num, t.word
    from items i
    join categories c on c.id = i.category_id
    join subcategories s on s.id = i.subcategory_id
    join brands b on b.id = i.brand_id
    cross join lateral (
      select left(m[1], 40) as word
      from regexp_matches(lower(concat_ws(' ', i.name, i.garment, c.name, s.name, b.name,
        (select string_agg(f ->> 'value', ' ') from jsonb_array_elements(i.card -> 'filters') f),
        (select string_agg(k ->> 'color', ' ') from jsonb_array_elements(i.card -> 'colors') k),
        i.description)), '([[:alnum:]]+)', 'g') m
    ) t`,
  `insert into words (id, word)
    select row_number() over (order by word)::int, word
    from (select distinct word from listing_texts_0020) w`,
  `update listing set words = found.ids from (
      select t.num, array_agg(w.id) as ids
      from listing_texts_0020 t join words w on w.word = t.word group by t.num
    ) found where found.num = listing.num`,
  `drop table listing_texts_0020`,
  `drop index listing_facets, listing_search, listing_price_low, listing_price_high,
    listing_latest, listing_popularity`,
  `alter table listing drop column search`,
];
