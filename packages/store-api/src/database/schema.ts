import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable } from "kysely";
import type { OrderState } from "../orders/states.js";

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type GeneratedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;
/** Written as JSON text, so that lists are not mistaken for PostgreSQL arrays. */
type Json<T> = ColumnType<T, string, string>;

/** A fact about a product. */
export interface KeyValue {
  key: string;
  value: string;
}

export interface SettingsTable {
  key: string;
  value: string;
}

export interface CategoriesTable {
  id: string;
  name: string;
  description: string;
  image_key: string | null;
  image_color: string | null;
  position: number;
}

export interface SubcategoriesTable {
  id: string;
  category_id: string;
  name: string;
  description: string;
  position: number;
}

export interface BrandsTable {
  id: string;
  name: string;
  description: string;
}

export interface CampaignsTable extends BrandsTable {
  is_active: boolean;
}

export interface BannersTable {
  id: string;
  name: string;
  heading: string;
  text: string;
  link: string;
  image_key: string;
  portrait_key: string | null;
  image_color: string | null;
  text_side: "start" | "end";
  position: number;
}

export interface SectionsTable {
  name: string;
  title: string;
  subtitle: string;
  description: string;
  campaign_id: string | null;
  position: number;
}

export interface SectionItemsTable {
  section_name: string;
  item_id: string;
  position: number;
}

export interface FiltersTable {
  id: string;
  key: string;
  values: Json<string[]>;
  position: number;
}

export interface SizeChartsTable {
  garment: string;
  chart: Json<unknown>;
}

/** What a card shows of a product and never changes between two imports. */
export interface CardData {
  filters: KeyValue[];
  colors: { color: string; hexCode: string }[];
  images: string[];
  imageColor: string | null;
}

export interface ItemsTable {
  num: number;
  id: string;
  name: string;
  description: string;
  garment: string;
  return_policy: string;
  details: Json<KeyValue[]>;
  card: Json<CardData>;
  category_id: string;
  subcategory_id: string;
  brand_id: string;
  campaign_id: string | null;
  mrp: number;
  price: number;
  rating: number | null;
  review_count: Generated<number>;
}

export interface ListingTable {
  num: number;
  price: number;
  popularity: number;
  created_at: Timestamp;
  facets: ColumnType<number[], string, string>;
  search: ColumnType<string, never, never>;
}

export interface FacetsTable {
  id: number;
  key: string;
  value: string;
}

export interface ColorsTable {
  item_id: string;
  color_id: string;
  name: string;
  hex: string;
  position: number;
}

export interface ImagesTable {
  item_id: string;
  color_id: string;
  position: number;
  image_key: string;
  alt: string;
  width: number;
  height: number;
  dominant: string | null;
}

export interface VariantsTable {
  sku_id: string;
  item_id: string;
  color_id: string;
  size: string;
  stock: number;
  position: number;
}

export interface ReviewsTable {
  id: string;
  item_id: string;
  user_id: string | null;
  author: string;
  rating: number;
  title: string;
  text: string;
  created_at: GeneratedTimestamp;
}

export interface UsersTable {
  id: string;
  phone: string;
  name: string;
  email: string;
  role: Generated<string>;
  created_at: GeneratedTimestamp;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  created_at: GeneratedTimestamp;
  revoked_at: Timestamp | null;
}

export interface RefreshTokensTable {
  hash: string;
  session_id: string;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

export interface OtpCodesTable {
  phone: string;
  code_hash: string;
  attempts: Generated<number>;
  sent_at: Timestamp;
  expires_at: Timestamp;
  consumed_at: Timestamp | null;
}

export interface OtpOutboxTable {
  id: GeneratedAlways<number>;
  phone: string;
  channel: "text" | "voice";
  code: string;
  sent_at: GeneratedTimestamp;
}

export interface RateLimitsTable {
  key: string;
  window_start: Timestamp;
  hits: number;
}

export interface WishlistTable {
  user_id: string;
  item_id: string;
  color: string;
  created_at: GeneratedTimestamp;
}

export interface CartLinesTable {
  user_id: string;
  sku_id: string;
  quantity: number;
  created_at: GeneratedTimestamp;
}

export interface AddressesTable {
  id: string;
  user_id: string;
  name: string;
  phone: string;
  line1: string;
  line2: string | null;
  city: string;
  state: string;
  pincode: string;
  country: string;
  type: string;
  is_default: boolean;
  created_at: GeneratedTimestamp;
}

/** The address an order was placed to, as it read then. */
export interface AddressSnapshot {
  _id: string;
  name: string;
  phoneNumber: string;
  addressLine1: string;
  addressLine2?: string;
  cityTown: string;
  state: string;
  pincode: string;
  country: string;
}

export interface OrdersTable {
  id: string;
  order_id: string;
  user_id: string;
  status: OrderState;
  payment_method: "COD" | "Online";
  payment_status: "pending" | "paid" | "failed" | "refunded";
  is_placed: boolean;
  subtotal: number;
  tax: number;
  shipping: number;
  coupon_code: string | null;
  coupon_discount: number;
  total: number;
  invoice: Json<{ key: string; value: number }[]>;
  address: Json<AddressSnapshot>;
  refund_reason: string | null;
  refund_requested_at: Timestamp | null;
  status_at: Timestamp;
  delivery_at: Timestamp;
  created_at: Timestamp;
}

export interface OrderLinesTable {
  order_id: string;
  line: number;
  item_id: string;
  sku_id: string;
  size: string;
  color: string;
  quantity: number;
  price: number;
  mrp: number;
  name: string;
  image_key: string;
  image_color: string | null;
}

export interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  body_hash: string;
  order_id: string | null;
  created_at: GeneratedTimestamp;
}

export interface CouponsTable {
  code: string;
  description: string;
  discount_type: "flat" | "percent";
  discount_value: number;
  max_discount: Generated<number | null>;
  min_total: Generated<number>;
  starts_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  total_limit: Generated<number | null>;
  per_user_limit: Generated<number | null>;
  used: Generated<number>;
  is_active: Generated<boolean>;
}

export interface CouponUsesTable {
  order_id: string;
  coupon_code: string;
  user_id: string;
}

export interface PaymentsTable {
  order_id: string;
  session_id: string;
  checkout_url: string;
}

export interface SandboxPaymentsTable {
  id: string;
  merchant_order_id: string;
  amount: number;
  return_url: string;
  status: ColumnType<"open" | "paid" | "failed", undefined, "paid" | "failed">;
  created_at: GeneratedTimestamp;
}

/** Every table, with the types of its columns as both databases hand them over. */
export interface Tables {
  settings: SettingsTable;
  categories: CategoriesTable;
  subcategories: SubcategoriesTable;
  brands: BrandsTable;
  campaigns: CampaignsTable;
  banners: BannersTable;
  sections: SectionsTable;
  section_items: SectionItemsTable;
  filters: FiltersTable;
  size_charts: SizeChartsTable;
  items: ItemsTable;
  listing: ListingTable;
  facets: FacetsTable;
  colors: ColorsTable;
  images: ImagesTable;
  variants: VariantsTable;
  reviews: ReviewsTable;
  users: UsersTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  otp_codes: OtpCodesTable;
  otp_outbox: OtpOutboxTable;
  rate_limits: RateLimitsTable;
  wishlist: WishlistTable;
  cart_lines: CartLinesTable;
  addresses: AddressesTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  idempotency_keys: IdempotencyKeysTable;
  coupons: CouponsTable;
  coupon_uses: CouponUsesTable;
  payments: PaymentsTable;
  sandbox_payments: SandboxPaymentsTable;
}

export type Row<T extends keyof Tables> = Selectable<Tables[T]>;
export type NewRow<T extends keyof Tables> = Insertable<Tables[T]>;
