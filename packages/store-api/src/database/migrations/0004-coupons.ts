/** Coupons, and who used which for what order. */
export const coupons = [
  `create table coupons (
    code text primary key check (code = upper(code)),
    description text not null,
    discount_type text not null check (discount_type in ('flat', 'percent')),
    discount_value integer not null check (discount_value > 0),
    max_discount integer,
    min_total integer not null default 0,
    starts_at timestamptz,
    expires_at timestamptz,
    total_limit integer,
    per_user_limit integer,
    used integer not null default 0,
    is_active boolean not null default true
  )`,
  `create table coupon_uses (
    order_id text primary key references orders (id) on delete cascade,
    coupon_code text not null references coupons (code),
    user_id text not null references users (id) on delete cascade
  )`,
  `create index coupon_uses_by_user on coupon_uses (user_id, coupon_code)`,
];
