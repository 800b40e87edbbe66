/**
 * Variants that are sold beyond their stock, whose stock counts below zero what is owed; and products of
 * no colour to tell, which importers before this one called "As Pictured".
 */
export const importedCatalogues = [
  `alter table variants add column inventory_policy text not null default 'deny'
    check (inventory_policy in ('deny', 'continue'))`,
  `alter table variants drop constraint variants_stock_check`,
  `alter table variants add constraint variants_stock_check
    check (stock >= 0 or inventory_policy = 'continue')`,
  `update colors set name = 'default' where name = 'As Pictured' and not exists (
    select from colors other
    where other.item_id = colors.item_id and other.color_id <> colors.color_id)`,
  // A wish of none that stands beside it already is one too many.
  `delete from wishlist w where color = 'As Pictured'
    and exists (select from colors where item_id = w.item_id and name = 'default')
    and exists (select from wishlist other where other.user_id = w.user_id
      and other.item_id = w.item_id and other.color = 'default')`,
  `update wishlist set color = 'default' where color = 'As Pictured'
    and exists (select from colors where item_id = wishlist.item_id and name = 'default')`,
  `update items set card = jsonb_set(card, '{colors}', '[]')
    where exists (select from colors where item_id = items.id and name = 'default')`,
  `update listing set facets = array_remove(facets, facet.id) from facets facet
    where facet.key = 'Color' and facet.value = 'As Pictured'`,
  `update filters set values = values - 'As Pictured' where key = 'Color'`,
];
