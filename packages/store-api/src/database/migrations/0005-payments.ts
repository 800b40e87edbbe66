/** Payment sessions of prepaid orders, and the sandbox's own book of them. */
export const payments = [
  `create table payments (
    order_id text primary key references orders (id) on delete cascade,
    session_id text not null unique,
    checkout_url text not null
  )`,
  `create table sandbox_payments (
    id text primary key,
    merchant_order_id text not null,
    amount integer not null,
    return_url text not null,
    status text not null default 'open',
    created_at timestamptz not null default now()
  )`,
  `create index orders_unpaid on orders (created_at)
    where payment_method = 'Online' and payment_status = 'pending'`,
];
