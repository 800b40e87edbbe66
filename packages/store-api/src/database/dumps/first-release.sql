-- The schema of the first release (migrations 0001 to 0005), with a shop in it, as pg_dump --inserts wrote it.
SET statement_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
CREATE TABLE public.addresses (
    id text NOT NULL,
    user_id text NOT NULL,
    name text NOT NULL,
    phone text NOT NULL,
    line1 text NOT NULL,
    line2 text,
    city text NOT NULL,
    state text NOT NULL,
    pincode text NOT NULL,
    country text NOT NULL,
    type text NOT NULL,
    is_default boolean NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.banners (
    id text NOT NULL,
    name text NOT NULL,
    heading text NOT NULL,
    text text NOT NULL,
    link text NOT NULL,
    image_key text NOT NULL,
    portrait_key text,
    image_color text,
    text_side text NOT NULL,
    "position" integer NOT NULL
);
CREATE TABLE public.brands (
    id text NOT NULL,
    name text NOT NULL,
    description text NOT NULL
);
CREATE TABLE public.campaigns (
    id text NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    is_active boolean NOT NULL
);
CREATE TABLE public.cart_lines (
    user_id text NOT NULL,
    sku_id text NOT NULL,
    quantity integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT cart_lines_quantity_check CHECK ((quantity > 0))
);
CREATE TABLE public.categories (
    id text NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    image_key text,
    image_color text,
    "position" integer NOT NULL
);
CREATE TABLE public.colors (
    item_id text NOT NULL,
    color_id text NOT NULL,
    name text NOT NULL,
    hex text NOT NULL,
    "position" integer NOT NULL
);
CREATE TABLE public.coupon_uses (
    order_id text NOT NULL,
    coupon_code text NOT NULL,
    user_id text NOT NULL
);
CREATE TABLE public.coupons (
    code text NOT NULL,
    description text NOT NULL,
    discount_type text NOT NULL,
    discount_value integer NOT NULL,
    max_discount integer,
    min_total integer DEFAULT 0 NOT NULL,
    starts_at timestamp with time zone,
    expires_at timestamp with time zone,
    total_limit integer,
    per_user_limit integer,
    used integer DEFAULT 0 NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    CONSTRAINT coupons_code_check CHECK ((code = upper(code))),
    CONSTRAINT coupons_discount_type_check CHECK ((discount_type = ANY (ARRAY['flat'::text, 'percent'::text]))),
    CONSTRAINT coupons_discount_value_check CHECK ((discount_value > 0))
);
CREATE TABLE public.facets (
    id integer NOT NULL,
    key text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.filters (
    id text NOT NULL,
    key text NOT NULL,
    "values" jsonb NOT NULL,
    "position" integer NOT NULL
);
CREATE TABLE public.idempotency_keys (
    user_id text NOT NULL,
    key text NOT NULL,
    body_hash text NOT NULL,
    order_id text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.images (
    item_id text NOT NULL,
    color_id text NOT NULL,
    "position" integer NOT NULL,
    image_key text NOT NULL,
    alt text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    dominant text
);
CREATE TABLE public.items (
    num integer NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    garment text NOT NULL,
    return_policy text NOT NULL,
    details jsonb NOT NULL,
    card jsonb NOT NULL,
    category_id text NOT NULL,
    subcategory_id text NOT NULL,
    brand_id text NOT NULL,
    campaign_id text,
    mrp integer NOT NULL,
    price integer NOT NULL,
    rating double precision,
    review_count integer DEFAULT 0 NOT NULL,
    CONSTRAINT items_check CHECK ((mrp >= price)),
    CONSTRAINT items_price_check CHECK ((price > 0))
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.listing (
    num integer NOT NULL,
    price integer NOT NULL,
    popularity integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    facets integer[] NOT NULL,
    search tsvector NOT NULL
);
CREATE TABLE public.order_lines (
    order_id text NOT NULL,
    line integer NOT NULL,
    item_id text NOT NULL,
    sku_id text NOT NULL,
    size text NOT NULL,
    color text NOT NULL,
    quantity integer NOT NULL,
    price integer NOT NULL,
    mrp integer NOT NULL,
    name text NOT NULL,
    image_key text NOT NULL,
    image_color text,
    CONSTRAINT order_lines_quantity_check CHECK ((quantity > 0))
);
CREATE SEQUENCE public.order_numbers
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE public.orders (
    id text NOT NULL,
    order_id text NOT NULL,
    user_id text NOT NULL,
    status text NOT NULL,
    payment_method text NOT NULL,
    payment_status text NOT NULL,
    is_placed boolean NOT NULL,
    subtotal integer NOT NULL,
    tax integer NOT NULL,
    shipping integer NOT NULL,
    coupon_code text,
    coupon_discount integer NOT NULL,
    total integer NOT NULL,
    invoice jsonb NOT NULL,
    address jsonb NOT NULL,
    refund_reason text,
    refund_requested_at timestamp with time zone,
    status_at timestamp with time zone NOT NULL,
    delivery_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT orders_coupon_discount_check CHECK ((coupon_discount >= 0)),
    CONSTRAINT orders_shipping_check CHECK ((shipping >= 0)),
    CONSTRAINT orders_subtotal_check CHECK ((subtotal >= 0)),
    CONSTRAINT orders_tax_check CHECK ((tax >= 0)),
    CONSTRAINT orders_total_check CHECK ((total >= 0))
);
CREATE TABLE public.otp_codes (
    phone text NOT NULL,
    code_hash text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    consumed_at timestamp with time zone
);
CREATE TABLE public.otp_outbox (
    id bigint NOT NULL,
    phone text NOT NULL,
    channel text NOT NULL,
    code text NOT NULL,
    sent_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE public.otp_outbox ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.otp_outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.payments (
    order_id text NOT NULL,
    session_id text NOT NULL,
    checkout_url text NOT NULL
);
CREATE TABLE public.rate_limits (
    key text NOT NULL,
    window_start timestamp with time zone NOT NULL,
    hits integer NOT NULL
);
CREATE TABLE public.refresh_tokens (
    hash text NOT NULL,
    session_id text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);
CREATE TABLE public.reviews (
    id text NOT NULL,
    item_id text NOT NULL,
    user_id text,
    author text NOT NULL,
    rating integer NOT NULL,
    title text NOT NULL,
    text text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT reviews_rating_check CHECK (((rating >= 1) AND (rating <= 5)))
);
CREATE TABLE public.sandbox_payments (
    id text NOT NULL,
    merchant_order_id text NOT NULL,
    amount integer NOT NULL,
    return_url text NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.section_items (
    section_name text NOT NULL,
    item_id text NOT NULL,
    "position" integer NOT NULL
);
CREATE TABLE public.sections (
    name text NOT NULL,
    title text NOT NULL,
    subtitle text NOT NULL,
    description text NOT NULL,
    campaign_id text,
    "position" integer NOT NULL
);
CREATE TABLE public.sessions (
    id text NOT NULL,
    user_id text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    revoked_at timestamp with time zone
);
CREATE TABLE public.settings (
    key text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.size_charts (
    garment text NOT NULL,
    chart jsonb NOT NULL
);
CREATE TABLE public.subcategories (
    id text NOT NULL,
    category_id text NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    "position" integer NOT NULL
);
CREATE TABLE public.users (
    id text NOT NULL,
    phone text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    role text DEFAULT 'User'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.variants (
    sku_id text NOT NULL,
    item_id text NOT NULL,
    color_id text NOT NULL,
    size text NOT NULL,
    stock integer NOT NULL,
    "position" integer NOT NULL,
    CONSTRAINT variants_stock_check CHECK ((stock >= 0))
);
CREATE TABLE public.wishlist (
    user_id text NOT NULL,
    item_id text NOT NULL,
    color text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
INSERT INTO public.brands VALUES ('loom', 'Loom', '');
INSERT INTO public.categories VALUES ('sarees', 'Sarees', '', NULL, NULL, 0);
INSERT INTO public.colors VALUES ('old-saree', 'peacock', 'Peacock', '#1', 0);
INSERT INTO public.facets VALUES (1, 'Fabric', 'Mulberry');
INSERT INTO public.facets VALUES (2, '@category', 'sarees');
INSERT INTO public.items VALUES (7, 'old-saree', 'Kanjivaram Saree', 'Temple border.', 'saree', 'Easy', '[]', '{"colors": [{"color": "Peacock", "hexCode": "#1"}], "images": [], "filters": [{"key": "Fabric", "value": "Mulberry"}], "imageColor": null}', 'sarees', 'silk', 'loom', NULL, 900, 800, NULL, 0);
INSERT INTO public.kysely_migration VALUES ('0001-catalogue', '2026-01-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0002-accounts', '2026-01-02T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0003-orders', '2026-01-03T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0004-coupons', '2026-01-04T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0005-payments', '2026-01-05T00:00:00.000Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.listing VALUES (7, 800, 5, '2026-01-01 00:00:00+00', '{1,2}', '''kanjivaram'':1');
INSERT INTO public.order_lines VALUES ('o1', 1, 'old-saree', 'OLD-1', 'Free', 'Peacock', 1, 800, 900, 'Kanjivaram Saree', '', NULL);
INSERT INTO public.orders VALUES ('o1', 'TK-2026-000001', 'u1', 'placed', 'COD', 'pending', true, 800, 144, 0, NULL, 0, 944, '[]', '{}', NULL, NULL, '2026-11-22 15:06:34.948678+00', '2026-11-22 15:06:34.948678+00', '2026-11-22 15:06:34.948678+00');
INSERT INTO public.settings VALUES ('catalogue_version', 'own-7');
INSERT INTO public.settings VALUES ('token_secret', 'kept');
INSERT INTO public.subcategories VALUES ('silk', 'sarees', 'Silk', '', 0);
INSERT INTO public.users VALUES ('u1', '9876543210', 'Asha', 'a@example.com', 'User', '2026-11-22 15:06:34.947502+00');
INSERT INTO public.variants VALUES ('OLD-1', 'old-saree', 'peacock', 'Free', 4, 0);
INSERT INTO public.wishlist VALUES ('u1', 'old-saree', 'Peacock', '2026-11-22 15:06:34.94795+00');
SELECT pg_catalog.setval('public.order_numbers', 1, false);
SELECT pg_catalog.setval('public.otp_outbox_id_seq', 1, false);
ALTER TABLE ONLY public.addresses
    ADD CONSTRAINT addresses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.banners
    ADD CONSTRAINT banners_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.brands
    ADD CONSTRAINT brands_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.cart_lines
    ADD CONSTRAINT cart_lines_pkey PRIMARY KEY (user_id, sku_id);
ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.colors
    ADD CONSTRAINT colors_pkey PRIMARY KEY (item_id, color_id);
ALTER TABLE ONLY public.coupon_uses
    ADD CONSTRAINT coupon_uses_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY public.coupons
    ADD CONSTRAINT coupons_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.facets
    ADD CONSTRAINT facets_key_value_key UNIQUE (key, value);
ALTER TABLE ONLY public.facets
    ADD CONSTRAINT facets_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.filters
    ADD CONSTRAINT filters_key_key UNIQUE (key);
ALTER TABLE ONLY public.filters
    ADD CONSTRAINT filters_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (user_id, key);
ALTER TABLE ONLY public.images
    ADD CONSTRAINT images_pkey PRIMARY KEY (item_id, color_id, "position");
ALTER TABLE ONLY public.items
    ADD CONSTRAINT items_id_key UNIQUE (id);
ALTER TABLE ONLY public.items
    ADD CONSTRAINT items_pkey PRIMARY KEY (num);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.listing
    ADD CONSTRAINT listing_pkey PRIMARY KEY (num);
ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_pkey PRIMARY KEY (order_id, line);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_order_id_key UNIQUE (order_id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.otp_codes
    ADD CONSTRAINT otp_codes_pkey PRIMARY KEY (phone);
ALTER TABLE ONLY public.otp_outbox
    ADD CONSTRAINT otp_outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_session_id_key UNIQUE (session_id);
ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sandbox_payments
    ADD CONSTRAINT sandbox_payments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.section_items
    ADD CONSTRAINT section_items_pkey PRIMARY KEY (section_name, item_id);
ALTER TABLE ONLY public.sections
    ADD CONSTRAINT sections_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.size_charts
    ADD CONSTRAINT size_charts_pkey PRIMARY KEY (garment);
ALTER TABLE ONLY public.subcategories
    ADD CONSTRAINT subcategories_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_phone_key UNIQUE (phone);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.variants
    ADD CONSTRAINT variants_item_id_color_id_size_key UNIQUE (item_id, color_id, size);
ALTER TABLE ONLY public.variants
    ADD CONSTRAINT variants_pkey PRIMARY KEY (sku_id);
ALTER TABLE ONLY public.wishlist
    ADD CONSTRAINT wishlist_pkey PRIMARY KEY (user_id, item_id, color);
CREATE INDEX addresses_by_user ON public.addresses USING btree (user_id, created_at);
CREATE UNIQUE INDEX addresses_one_default ON public.addresses USING btree (user_id) WHERE is_default;
CREATE INDEX coupon_uses_by_user ON public.coupon_uses USING btree (user_id, coupon_code);
CREATE INDEX listing_facets ON public.listing USING gin (facets);
CREATE INDEX listing_latest ON public.listing USING btree (created_at DESC, num);
CREATE INDEX listing_popularity ON public.listing USING btree (popularity DESC, num);
CREATE INDEX listing_price_high ON public.listing USING btree (price DESC, num);
CREATE INDEX listing_price_low ON public.listing USING btree (price, num);
CREATE INDEX listing_search ON public.listing USING gin (search);
CREATE INDEX orders_by_user ON public.orders USING btree (user_id, created_at DESC);
CREATE INDEX orders_unpaid ON public.orders USING btree (created_at) WHERE ((payment_method = 'Online'::text) AND (payment_status = 'pending'::text));
CREATE INDEX otp_outbox_by_phone ON public.otp_outbox USING btree (phone, id DESC);
CREATE INDEX refresh_tokens_by_expiry ON public.refresh_tokens USING btree (expires_at);
CREATE INDEX refresh_tokens_by_session ON public.refresh_tokens USING btree (session_id);
CREATE INDEX reviews_by_item ON public.reviews USING btree (item_id, created_at DESC);
CREATE UNIQUE INDEX reviews_one_a_person ON public.reviews USING btree (item_id, user_id);
CREATE INDEX sessions_by_user ON public.sessions USING btree (user_id);
CREATE INDEX subcategories_by_category ON public.subcategories USING btree (category_id, "position");
ALTER TABLE ONLY public.addresses
    ADD CONSTRAINT addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cart_lines
    ADD CONSTRAINT cart_lines_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES public.variants(sku_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cart_lines
    ADD CONSTRAINT cart_lines_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.colors
    ADD CONSTRAINT colors_item_id_fkey FOREIGN KEY (item_id) REFERENCES public.items(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.coupon_uses
    ADD CONSTRAINT coupon_uses_coupon_code_fkey FOREIGN KEY (coupon_code) REFERENCES public.coupons(code);
ALTER TABLE ONLY public.coupon_uses
    ADD CONSTRAINT coupon_uses_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.coupon_uses
    ADD CONSTRAINT coupon_uses_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.images
    ADD CONSTRAINT images_item_id_color_id_fkey FOREIGN KEY (item_id, color_id) REFERENCES public.colors(item_id, color_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.items
    ADD CONSTRAINT items_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES public.brands(id);
ALTER TABLE ONLY public.items
    ADD CONSTRAINT items_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES public.campaigns(id);
ALTER TABLE ONLY public.items
    ADD CONSTRAINT items_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id);
ALTER TABLE ONLY public.items
    ADD CONSTRAINT items_subcategory_id_fkey FOREIGN KEY (subcategory_id) REFERENCES public.subcategories(id);
ALTER TABLE ONLY public.listing
    ADD CONSTRAINT listing_num_fkey FOREIGN KEY (num) REFERENCES public.items(num) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_item_id_fkey FOREIGN KEY (item_id) REFERENCES public.items(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.section_items
    ADD CONSTRAINT section_items_item_id_fkey FOREIGN KEY (item_id) REFERENCES public.items(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.section_items
    ADD CONSTRAINT section_items_section_name_fkey FOREIGN KEY (section_name) REFERENCES public.sections(name) ON DELETE CASCADE;
ALTER TABLE ONLY public.sections
    ADD CONSTRAINT sections_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES public.campaigns(id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.subcategories
    ADD CONSTRAINT subcategories_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id);
ALTER TABLE ONLY public.variants
    ADD CONSTRAINT variants_item_id_color_id_fkey FOREIGN KEY (item_id, color_id) REFERENCES public.colors(item_id, color_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.wishlist
    ADD CONSTRAINT wishlist_item_id_fkey FOREIGN KEY (item_id) REFERENCES public.items(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.wishlist
    ADD CONSTRAINT wishlist_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
