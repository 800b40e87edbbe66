/** What shoppers look at and search for, counted by day. */
export const discovery = [
  `create table item_views (
    item_id text not null references items (id) on delete cascade,
    day date not null,
    views integer not null check (views > 0),
    primary key (item_id, day)
  )`,
  `create index item_views_by_day on item_views (day)`,
  `create table search_terms (
    term text not null,
    day date not null,
    searches integer not null check (searches > 0),
    primary key (term, day)
  )`,
  `create index search_terms_by_day on search_terms (day)`,
];
