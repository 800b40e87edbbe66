import type { Selectable } from "kysely";
import type {
  AddressesTable,
  CartLinesTable,
  OtpCodesTable,
  OtpOutboxTable,
  OtpTriesTable,
  PartnerApplicationsTable,
  RateLimitsTable,
  RefreshTokensTable,
  ReviewsTable,
  SessionsTable,
  UsersTable,
  WishlistTable,
} from "./tables/accounts.js";
import type {
  BannersTable,
  BrandsTable,
  CampaignsTable,
  CategoriesTable,
  ColorsTable,
  FacetsTable,
  FiltersTable,
  ImagesTable,
  ItemsTable,
  ItemViewsTable,
  ListingTable,
  RemotePicturesTable,
  SearchTermsTable,
  SearchVotersTable,
  SectionItemsTable,
  SectionsTable,
  SettingsTable,
  SizeChartsTable,
  SubcategoriesTable,
  VariantsTable,
  WordsTable,
} from "./tables/catalogue.js";
import type {
  CouponsTable,
  CouponUsesTable,
  IdempotencyKeysTable,
  InvoiceCountersTable,
  InvoicesTable,
  MessageOutboxTable,
  OrderLinesTable,
  OrderMessagesTable,
  OrdersTable,
  PaymentsTable,
  RazorpayPaymentsTable,
  RefundsTable,
  ReturnsTable,
  SandboxPaymentsTable,
  SandboxRefundsTable,
} from "./tables/orders.js";

export type { AddressSnapshot } from "./tables/orders.js";

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
  words: WordsTable;
  remote_pictures: RemotePicturesTable;
  item_views: ItemViewsTable;
  search_terms: SearchTermsTable;
  search_voters: SearchVotersTable;
  colors: ColorsTable;
  images: ImagesTable;
  variants: VariantsTable;
  reviews: ReviewsTable;
  users: UsersTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  otp_codes: OtpCodesTable;
  otp_tries: OtpTriesTable;
  otp_outbox: OtpOutboxTable;
  rate_limits: RateLimitsTable;
  wishlist: WishlistTable;
  cart_lines: CartLinesTable;
  /** Saved for later: lines of a cart in all but its total. */
  saved_lines: CartLinesTable;
  addresses: AddressesTable;
  orders: OrdersTable;
  order_messages: OrderMessagesTable;
  message_outbox: MessageOutboxTable;
  order_lines: OrderLinesTable;
  idempotency_keys: IdempotencyKeysTable;
  coupons: CouponsTable;
  coupon_uses: CouponUsesTable;
  payments: PaymentsTable;
  sandbox_payments: SandboxPaymentsTable;
  razorpay_payments: RazorpayPaymentsTable;
  refunds: RefundsTable;
  sandbox_refunds: SandboxRefundsTable;
  invoice_counters: InvoiceCountersTable;
  invoices: InvoicesTable;
  returns: ReturnsTable;
  partner_applications: PartnerApplicationsTable;
}

export type Row<T extends keyof Tables> = Selectable<Tables[T]>;
