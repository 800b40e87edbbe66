/** What shoppers took out of their cart to think it over. */
export const savedLines = [
  `create table saved_lines (
    user_id text not null references users (id) on delete cascade,
    sku_id text not null references variants (sku_id) on delete cascade,
    quantity integer not null check (quantity > 0),
    created_at timestamptz not null default now(),
    primary key (user_id, sku_id)
  )`,
];
