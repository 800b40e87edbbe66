/** When it is looked up again whether a payment that was given up came after all. */
export const latePayments = [
  "alter table payments add column look_again_at timestamptz",
  "create index payments_to_look_up on payments (look_again_at) where look_again_at is not null",
  `update payments set look_again_at = now() from orders
    where orders.id = payments.order_id and orders.payment_status = 'failed'
      and orders.created_at > now() - interval '14 days'`,
];
