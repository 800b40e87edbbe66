/** Messages about orders: noted with what they tell of, sent afterwards, each once. */
export const orderMessages = [
  "alter table orders add column language text",
  `create table order_messages (
    id bigint generated always as identity primary key,
    key text not null unique,
    order_id text not null references orders (id),
    kind text not null,
    tries integer not null default 0,
    created_at timestamptz not null,
    next_try_at timestamptz not null,
    sent_at timestamptz
  )`,
  "create index order_messages_to_send on order_messages (order_id, id) where sent_at is null",
  `create table message_outbox (
    key text primary key,
    phone text not null,
    kind text not null,
    text text not null,
    sent_at timestamptz not null default now()
  )`,
];
