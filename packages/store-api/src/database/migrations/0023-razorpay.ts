/** Payments that were begun with Razorpay, and whether they may still be made. */
export const razorpay = [
  `create table razorpay_payments (
    id text primary key,
    merchant_order_id text not null,
    amount integer not null check (amount > 0),
    return_url text not null,
    is_closed boolean not null default false,
    created_at timestamptz not null default now()
  )`,
];
