/** Applications to sell through the shop, at most one a person. */
export const partners = [
  `create table partner_applications (
    id text primary key,
    user_id text not null unique references users (id) on delete cascade,
    name text not null,
    email text not null,
    mobile text not null,
    shop_name text not null,
    gst text,
    pan text,
    shop_address text not null,
    pincode text not null,
    state text not null,
    city text not null,
    map_url text,
    picture_key text not null,
    picture_width integer not null,
    picture_height integer not null,
    status text not null,
    created_at timestamptz not null
  )`,
];
