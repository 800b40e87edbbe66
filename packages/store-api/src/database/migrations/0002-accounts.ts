/** People, their sign-in, and what belongs to them. */
export const accounts = [
  `create table users (
    id text primary key,
    phone text not null unique,
    name text not null,
    email text not null,
    role text not null default 'User',
    created_at timestamptz not null default now()
  )`,
  `create table sessions (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    created_at timestamptz not null default now(),
    revoked_at timestamptz
  )`,
  `create index sessions_by_user on sessions (user_id)`,
  `create table refresh_tokens (
    hash text primary key,
    session_id text not null references sessions (id) on delete cascade,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index refresh_tokens_by_session on refresh_tokens (session_id)`,
  `create index refresh_tokens_by_expiry on refresh_tokens (expires_at)`,
  `create table otp_codes (
    phone text primary key,
    code_hash text not null,
    attempts integer not null default 0,
    sent_at timestamptz not null,
    expires_at timestamptz not null,
    consumed_at timestamptz
  )`,
  `create table otp_outbox (
    id bigint generated always as identity primary key,
    phone text not null,
    channel text not null,
    code text not null,
    sent_at timestamptz not null default now()
  )`,
  `create index otp_outbox_by_phone on otp_outbox (phone, id desc)`,
  `create table rate_limits (
    key text primary key,
    window_start timestamptz not null,
    hits integer not null
  )`,
  `create table reviews (
    id text primary key,
    item_id text not null references items (id) on delete cascade,
    user_id text references users (id) on delete set null,
    author text not null,
    rating integer not null check (rating between 1 and 5),
    title text not null,
    text text not null,
    created_at timestamptz not null default now()
  )`,
  `create unique index reviews_one_a_person on reviews (item_id, user_id)`,
  `create index reviews_by_item on reviews (item_id, created_at desc)`,
  `create table wishlist (
    user_id text not null references users (id) on delete cascade,
    item_id text not null references items (id) on delete cascade,
    color text not null,
    created_at timestamptz not null default now(),
    primary key (user_id, item_id, color)
  )`,
  `create table cart_lines (
    user_id text not null references users (id) on delete cascade,
    sku_id text not null references variants (sku_id) on delete cascade,
    quantity integer not null check (quantity > 0),
    created_at timestamptz not null default now(),
    primary key (user_id, sku_id)
  )`,
  `create table addresses (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    name text not null,
    phone text not null,
    line1 text not null,
    line2 text,
    city text not null,
    state text not null,
    pincode text not null,
    country text not null,
    type text not null,
    is_default boolean not null,
    created_at timestamptz not null default now()
  )`,
  `create index addresses_by_user on addresses (user_id, created_at)`,
  `create unique index addresses_one_default on addresses (user_id) where is_default`,
];
