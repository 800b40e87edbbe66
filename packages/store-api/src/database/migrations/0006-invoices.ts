/** Invoices, numbered without a gap within each Indian financial year (April to March). */
export const invoices = [
  `create table invoice_counters (financial_year text primary key, last integer not null)`,
  // Never deleted with anything: a number that disappeared would be a gap.
  `create table invoices (
    order_id text primary key references orders (id),
    number text not null unique,
    financial_year text not null,
    serial integer not null check (serial > 0),
    issued_at timestamptz not null,
    unique (financial_year, serial)
  )`,
  // Orders from before have their invoices in the order in which they were placed.
  `insert into invoices (order_id, number, financial_year, serial, issued_at)
    select id, 'TK/' || financial_year || '/' || lpad(serial::text, 6, '0'), financial_year,
      serial, created_at
    from (
      select id, created_at, financial_year,
        row_number() over (partition by financial_year order by created_at, id)::int as serial
      from (
        select id, created_at,
          to_char(began, 'YY') || '-' || to_char(began + interval '1 year', 'YY') as financial_year
        from (
          select id, created_at, created_at at time zone 'UTC'
            + interval '5 hours 30 minutes' - interval '3 months' as began
          from orders where is_placed
        ) placed
      ) dated
    ) numbered`,
  `insert into invoice_counters (financial_year, last)
    select financial_year, max(serial) from invoices group by financial_year`,
];
