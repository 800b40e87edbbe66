/** What catalogues of other shops bring along. */
export const imports = [
  `alter table items add column tags jsonb not null default '[]'`,
  `create table remote_pictures (key text primary key, url text not null)`,
  // Files name pictures without their measures.
  `alter table images alter column width drop not null, alter column height drop not null`,
  // Within one import two variants may swap their sizes.
  `alter table variants drop constraint variants_item_id_color_id_size_key`,
  `alter table variants add constraint variants_one_a_size
    unique (item_id, color_id, size) deferrable initially immediate`,
  // Products that are gone take these rows along; without an index each would cost a whole read.
  `create index section_items_by_item on section_items (item_id)`,
  `create index wishlist_by_item on wishlist (item_id)`,
  `create index cart_lines_by_sku on cart_lines (sku_id)`,
];
