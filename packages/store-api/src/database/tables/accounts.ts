import type { Generated, GeneratedAlways } from "kysely";
import type { GeneratedTimestamp, Timestamp } from "./columns.js";

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
  /** Keyed hash of the network address that asked for the code. */
  address: string;
  code_hash: string;
  /** Wrong tries of other addresses. */
  attempts: Generated<number>;
  sent_at: Timestamp;
  expires_at: Timestamp;
  consumed_at: Timestamp | null;
}

/** Wrong tries of one address at one code. */
export interface OtpTriesTable {
  code_hash: string;
  address: string;
  tries: number;
  expires_at: Timestamp;
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

export interface PartnerApplicationsTable {
  id: string;
  user_id: string;
  name: string;
  email: string;
  mobile: string;
  shop_name: string;
  gst: string | null;
  pan: string | null;
  shop_address: string;
  pincode: string;
  state: string;
  city: string;
  map_url: string | null;
  /** Where the picture storage keeps the picture of the shop. */
  picture_key: string;
  picture_width: number;
  picture_height: number;
  status: string;
  created_at: Timestamp;
}
