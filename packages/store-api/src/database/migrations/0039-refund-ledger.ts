/**
 * What came for each payment, and what of it is owed: sent by itself, under a lease, and tried again.
 * Amounts have paise, which payment services know. What was paid for orders that were cancelled, and
 * was not given back, is owed from now on; what earlier versions gave back by hand is in the books.
 */
export const refundLedger = [
  "alter table payments add column received bigint not null default 0 check (received >= 0)",
  `alter table refunds
    add column paise smallint not null default 0 check (paise between 0 and 99),
    add column tries integer not null default 0,
    add column next_try_at timestamptz not null default now(),
    add column leased_until timestamptz,
    add column error text,
    add column repeats integer not null default 0,
    add column provider_id text,
    add column is_external boolean not null default false,
    drop constraint refunds_amount_check,
    add constraint refunds_amount_check check (amount >= 0 and amount + paise > 0)`,
  `alter table sandbox_refunds
    add column paise smallint not null default 0 check (paise between 0 and 99),
    drop constraint sandbox_refunds_amount_check,
    add constraint sandbox_refunds_amount_check check (amount >= 0 and amount + paise > 0)`,
  "drop index refunds_owed",
  "create index refunds_owed on refunds (next_try_at) where sent_at is null",
  "create index refunds_by_order on refunds (order_id)",
  `update payments set received = 100 * orders.total::bigint from orders
    where orders.id = payments.order_id and orders.payment_method = 'Online'
      and orders.payment_status in ('paid', 'refunded')`,
  `update payments set received = owed.paise from (
      select order_id, 100 * sum(amount)::bigint as paise from refunds group by order_id
    ) as owed
    where owed.order_id = payments.order_id and payments.received = 0`,
  `insert into refunds (key, order_id, amount, sent_at, is_external)
    select 'by-hand-' || id, id, given, status_at, true from (
      select orders.id, orders.status_at,
        case when orders.status = 'refunded' then orders.total
          else (select coalesce(sum(refund_amount), 0)::integer from returns
            where returns.order_id = orders.id and returns.status = 'completed') end
        - (select coalesce(sum(amount), 0)::integer from refunds
            where refunds.order_id = orders.id) as given
      from orders join payments on payments.order_id = orders.id
      where orders.payment_method = 'Online' and orders.payment_status in ('paid', 'refunded')
        and orders.status <> 'cancelled'
    ) as old where given > 0`,
  `insert into refunds (key, order_id, amount)
    select 'order-' || id, id, rest from (
      select orders.id, orders.total - (
          select coalesce(sum(amount), 0)::integer from refunds where refunds.order_id = orders.id
        ) as rest
      from orders
      where orders.payment_method = 'Online' and orders.payment_status = 'paid'
        and orders.status = 'cancelled'
    ) as cancelled where rest > 0
    on conflict (key) do nothing`,
];
