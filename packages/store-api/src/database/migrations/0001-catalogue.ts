/** Products, what they are grouped by, and the narrow table that listings are read from. */
export const catalogue = [
  `create table settings (key text primary key, value text not null)`,
  `create table categories (
    id text primary key,
    name text not null,
    description text not null,
    image_key text,
    image_color text,
    position integer not null
  )`,
  `create table subcategories (
    id text primary key,
    category_id text not null references categories (id),
    name text not null,
    description text not null,
    position integer not null
  )`,
  `create index subcategories_by_category on subcategories (category_id, position)`,
  `create table brands (id text primary key, name text not null, description text not null)`,
  `create table campaigns (
    id text primary key,
    name text not null,
    description text not null,
    is_active boolean not null
  )`,
  `create table banners (
    id text primary key,
    name text not null,
    heading text not null,
    text text not null,
    link text not null,
    image_key text not null,
    portrait_key text,
    image_color text,
    text_side text not null,
    position integer not null
  )`,
  `create table filters (
    id text primary key,
    key text not null unique,
    values jsonb not null,
    position integer not null
  )`,
  `create table size_charts (garment text primary key, chart jsonb not null)`,
  `create table items (
    num integer primary key,
    id text not null unique,
    name text not null,
    description text not null,
    garment text not null,
    return_policy text not null,
    details jsonb not null,
    card jsonb not null,
    category_id text not null references categories (id),
    subcategory_id text not null references subcategories (id),
    brand_id text not null references brands (id),
    campaign_id text references campaigns (id),
    mrp integer not null check (mrp >= price),
    price integer not null check (price > 0),
    rating double precision,
    review_count integer not null default 0
  )`,
  `create table facets (
    id integer primary key,
    key text not null,
    value text not null,
    unique (key, value)
  )`,
  `create table listing (
    num integer primary key references items (num) on delete cascade,
    price integer not null,
    popularity integer not null,
    created_at timestamptz not null,
    facets integer[] not null,
    search tsvector not null
  )`,
  `create index listing_facets on listing using gin (facets)`,
  `create index listing_search on listing using gin (search)`,
  `create index listing_price_low on listing (price, num)`,
  `create index listing_price_high on listing (price desc, num)`,
  `create index listing_latest on listing (created_at desc, num)`,
  `create index listing_popularity on listing (popularity desc, num)`,
  `create table sections (
    name text primary key,
    title text not null,
    subtitle text not null,
    description text not null,
    campaign_id text references campaigns (id),
    position integer not null
  )`,
  `create table section_items (
    section_name text not null references sections (name) on delete cascade,
    item_id text not null references items (id) on delete cascade,
    position integer not null,
    primary key (section_name, item_id)
  )`,
  `create table colors (
    item_id text not null references items (id) on delete cascade,
    color_id text not null,
    name text not null,
    hex text not null,
    position integer not null,
    primary key (item_id, color_id)
  )`,
  `create table images (
    item_id text not null,
    color_id text not null,
    position integer not null,
    image_key text not null,
    alt text not null,
    width integer not null,
    height integer not null,
    dominant text,
    primary key (item_id, color_id, position),
    foreign key (item_id, color_id) references colors (item_id, color_id) on delete cascade
  )`,
  `create table variants (
    sku_id text primary key,
    item_id text not null,
    color_id text not null,
    size text not null,
    stock integer not null check (stock >= 0),
    position integer not null,
    unique (item_id, color_id, size),
    foreign key (item_id, color_id) references colors (item_id, color_id) on delete cascade
  )`,
];
