import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { OrderMessageKind } from "../../messages/kinds.js";
import type { OrderState } from "../../orders/states.js";
import type { GeneratedTimestamp, Json, Timestamp } from "./columns.js";

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

/** The shop's legal entity, as an invoice named it when it was issued. */
export interface SellerSnapshot {
  name: string;
  gstin: string;
  address: string[];
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
  /** Code of the language that it was placed in, where that is known. */
  language: string | null;
}

export interface OrderMessagesTable {
  id: GeneratedAlways<number>;
  /** Names what it tells of, so that it is told once. */
  key: string;
  order_id: string;
  kind: OrderMessageKind;
  tries: Generated<number>;
  created_at: Timestamp;
  next_try_at: Timestamp;
  sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface MessageOutboxTable {
  key: string;
  phone: string;
  kind: OrderMessageKind;
  text: string;
  sent_at: GeneratedTimestamp;
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
  /** When to ask the provider again what came and what went back. */
  look_again_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Paise that the provider took, also late or twice. PostgreSQL's driver reads it as text. */
  received: ColumnType<string | number, number | undefined, number>;
}

export interface SandboxPaymentsTable {
  id: string;
  merchant_order_id: string;
  amount: number;
  return_url: string;
  status: ColumnType<"open" | "paid" | "failed", undefined, "paid" | "failed">;
  created_at: GeneratedTimestamp;
}

export interface InvoiceCountersTable {
  financial_year: string;
  last: number;
}

export interface InvoicesTable {
  order_id: string;
  number: string;
  /** For example `26-27`, April to March. */
  financial_year: string;
  serial: number;
  issued_at: Timestamp;
  /** Of an invoice that an earlier version issued it is filled in by the next start. */
  seller: ColumnType<SellerSnapshot | null, string, string>;
}

export interface ReturnsTable {
  id: string;
  order_id: string;
  line: number;
  kind: "refund" | "exchange";
  new_sku_id: string | null;
  quantity: number;
  reason: string;
  description: string;
  status: "requested" | "completed" | "rejected";
  refund_amount: number;
  created_at: Timestamp;
  decided_at: Timestamp | null;
}

/** Payments begun with Razorpay; the id is Razorpay's own of its order. */
export interface RazorpayPaymentsTable {
  id: string;
  merchant_order_id: string;
  amount: number;
  return_url: string;
  is_closed: Generated<boolean>;
  created_at: GeneratedTimestamp;
}

/** What goes back through the payment provider; the key names the reason. */
export interface RefundsTable {
  key: string;
  order_id: string;
  /** Whole rupees, and the paise beside them. */
  amount: number;
  paise: Generated<number>;
  created_at: GeneratedTimestamp;
  sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  tries: Generated<number>;
  next_try_at: GeneratedTimestamp;
  /** Until then one instance is sending it. */
  leased_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Why the last try failed. */
  error: Generated<string | null>;
  /** How often it became another refund for the provider: by another amount, or after one that failed there. */
  repeats: Generated<number>;
  /** The provider's own id of the refund. */
  provider_id: Generated<string | null>;
  /** Whether it was given back at the provider itself, and not by this shop's call. */
  is_external: Generated<boolean>;
}

export interface SandboxRefundsTable {
  key: string;
  session_id: string;
  amount: number;
  paise: Generated<number>;
}
