/** What goes back through the payment provider: owed first, sent afterwards, each once. */
export const refunds = [
  `create table refunds (
    key text primary key,
    order_id text not null references orders (id),
    amount integer not null check (amount > 0),
    created_at timestamptz not null default now(),
    sent_at timestamptz
  )`,
  "create index refunds_owed on refunds (created_at) where sent_at is null",
  `create table sandbox_refunds (
    key text primary key,
    session_id text not null,
    amount integer not null check (amount > 0)
  )`,
];
