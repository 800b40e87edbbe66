/** Pieces of delivered orders that go back. */
export const returns = [
  `create table returns (
    id text primary key,
    order_id text not null,
    line integer not null,
    kind text not null check (kind in ('refund', 'exchange')),
    new_sku_id text check ((kind = 'exchange') = (new_sku_id is not null)),
    quantity integer not null check (quantity > 0),
    reason text not null,
    description text not null,
    status text not null check (status in ('requested', 'completed', 'rejected')),
    refund_amount integer not null check (refund_amount >= 0),
    created_at timestamptz not null,
    decided_at timestamptz,
    foreign key (order_id, line) references order_lines (order_id, line) on delete cascade
  )`,
  `create index returns_by_order on returns (order_id, created_at)`,
  `create unique index returns_one_open on returns (order_id, line) where status = 'requested'`,
];
