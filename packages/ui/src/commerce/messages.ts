import type { ActiveFilterChipsMessages } from "./ActiveFilterChips/messages";
import type { AddressCardMessages } from "./AddressCard/messages";
import type { AddressFormMessages } from "./AddressForm/messages";
import type { BuyBarMessages } from "./BuyBar/messages";
import type { CartLineMessages } from "./CartLine/messages";
import type { ColorSwatchesMessages } from "./ColorSwatches/messages";
import type { DeliveryPromiseMessages } from "./DeliveryPromise/messages";
import type { FilterPanelMessages } from "./FilterPanel/messages";
import type { GalleryMessages } from "./Gallery/messages";
import type { OrderCardMessages } from "./OrderCard/messages";
import type { OrderSummaryMessages } from "./OrderSummary/messages";
import type { OrderTrackerMessages } from "./OrderTracker/messages";
import type { PaymentMethodPickerMessages } from "./PaymentMethodPicker/messages";
import type { PriceMessages } from "./Price/messages";
import type { PriceSummaryMessages } from "./PriceSummary/messages";
import type { ProductCardMessages } from "./ProductCard/messages";
import type { RatingMessages } from "./Rating/messages";
import type { SizeChartDialogMessages } from "./SizeChartDialog/messages";
import type { SizeSelectorMessages } from "./SizeSelector/messages";
import type { SortSelectMessages } from "./SortSelect/messages";
import type { WishlistHeartMessages } from "./WishlistHeart/messages";

/** Texts of the components in this group, by component. */
export interface CommerceMessages {
  sizeSelector: SizeSelectorMessages;
  gallery: GalleryMessages;
  colorSwatches: ColorSwatchesMessages;
  activeFilterChips: ActiveFilterChipsMessages;
  addressCard: AddressCardMessages;
  addressForm: AddressFormMessages;
  buyBar: BuyBarMessages;
  cartLine: CartLineMessages;
  deliveryPromise: DeliveryPromiseMessages;
  filterPanel: FilterPanelMessages;
  orderCard: OrderCardMessages;
  orderSummary: OrderSummaryMessages;
  orderTracker: OrderTrackerMessages;
  paymentMethodPicker: PaymentMethodPickerMessages;
  price: PriceMessages;
  priceSummary: PriceSummaryMessages;
  productCard: ProductCardMessages;
  rating: RatingMessages;
  sizeChartDialog: SizeChartDialogMessages;
  sortSelect: SortSelectMessages;
  wishlistHeart: WishlistHeartMessages;
}
