import { addressCalls } from "./address";
import { authCalls } from "./auth";
import { bannerCalls } from "./banner";
import { brandCalls } from "./brand";
import { campaignCalls } from "./campaign";
import { cartCalls } from "./cart";
import { catalogueCalls } from "./catalogue";
import { categoryCalls } from "./category";
import { couponCalls } from "./coupon";
import type { Call, Described, RequestSchemas } from "./endpoint";
import { filterCalls } from "./filter";
import { itemCalls } from "./item";
import { itemDetailCalls } from "./item-detail";
import { orderCalls } from "./order";
import { partnerCalls } from "./partner";
import { pincodeCalls } from "./pincode";
import { addressRequests } from "./requests/address";
import { authRequests } from "./requests/auth";
import { bannerRequests } from "./requests/banner";
import { brandRequests } from "./requests/brand";
import { campaignRequests } from "./requests/campaign";
import { cartRequests } from "./requests/cart";
import { categoryRequests } from "./requests/category";
import { couponRequests } from "./requests/coupon";
import { filterRequests } from "./requests/filter";
import { itemRequests } from "./requests/item";
import { itemDetailRequests } from "./requests/item-detail";
import { orderRequests } from "./requests/order";
import { partnerRequests } from "./requests/partner";
import { pincodeRequests } from "./requests/pincode";
import { reviewRequests } from "./requests/review";
import { searchRequests } from "./requests/search";
import { sectionRequests } from "./requests/section";
import { sizeChartRequests } from "./requests/size-chart";
import { subcategoryRequests } from "./requests/subcategory";
import { wishlistRequests } from "./requests/wishlist";
import { reviewCalls } from "./review";
import { savedCalls } from "./saved";
import { searchCalls } from "./search";
import { sectionCalls } from "./section";
import { sizeChartCalls } from "./size-chart";
import { subcategoryCalls } from "./subcategory";
import { wishlistCalls } from "./wishlist";

/* @__NO_SIDE_EFFECTS__ */
function described<
  const C extends Readonly<Record<string, Call>>,
  const R extends Readonly<Record<string, RequestSchemas>>,
>(calls: C, requests: R): Described<C, R>;
function described(
  calls: Readonly<Record<string, Call>>,
  requests: Readonly<Record<string, RequestSchemas>>,
) {
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, { ...call, ...requests[name] }]),
  );
}

/** See {@link endpoints}. Spelled out, because the inferred type would be written out in full. */
export interface Endpoints {
  readonly auth: Described<typeof authCalls, typeof authRequests>;
  readonly catalogue: Described<typeof catalogueCalls, Record<never, never>>;
  readonly categories: Described<typeof categoryCalls, typeof categoryRequests>;
  readonly subcategories: Described<typeof subcategoryCalls, typeof subcategoryRequests>;
  readonly brands: Described<typeof brandCalls, typeof brandRequests>;
  readonly campaigns: Described<typeof campaignCalls, typeof campaignRequests>;
  readonly banners: Described<typeof bannerCalls, typeof bannerRequests>;
  readonly sections: Described<typeof sectionCalls, typeof sectionRequests>;
  readonly filters: Described<typeof filterCalls, typeof filterRequests>;
  readonly items: Described<typeof itemCalls, typeof itemRequests>;
  readonly itemDetails: Described<typeof itemDetailCalls, typeof itemDetailRequests>;
  readonly wishlist: Described<typeof wishlistCalls, typeof wishlistRequests>;
  readonly cart: Described<typeof cartCalls & typeof savedCalls, typeof cartRequests>;
  readonly addresses: Described<typeof addressCalls, typeof addressRequests>;
  readonly orders: Described<typeof orderCalls, typeof orderRequests>;
  readonly sizeCharts: Described<typeof sizeChartCalls, typeof sizeChartRequests>;
  readonly coupons: Described<typeof couponCalls, typeof couponRequests>;
  readonly reviews: Described<typeof reviewCalls, typeof reviewRequests>;
  readonly search: Described<typeof searchCalls, typeof searchRequests>;
  readonly pincodes: Described<typeof pincodeCalls, typeof pincodeRequests>;
  readonly partners: Described<typeof partnerCalls, typeof partnerRequests>;
}

/** Every call of the API with the schemas of its request and answer, by resource and name. */
export const endpoints: Endpoints = {
  auth: described(authCalls, authRequests),
  catalogue: described(catalogueCalls, {}),
  categories: described(categoryCalls, categoryRequests),
  subcategories: described(subcategoryCalls, subcategoryRequests),
  brands: described(brandCalls, brandRequests),
  campaigns: described(campaignCalls, campaignRequests),
  banners: described(bannerCalls, bannerRequests),
  sections: described(sectionCalls, sectionRequests),
  filters: described(filterCalls, filterRequests),
  items: described(itemCalls, itemRequests),
  itemDetails: described(itemDetailCalls, itemDetailRequests),
  wishlist: described(wishlistCalls, wishlistRequests),
  cart: described({ ...cartCalls, ...savedCalls }, cartRequests),
  addresses: described(addressCalls, addressRequests),
  orders: described(orderCalls, orderRequests),
  sizeCharts: described(sizeChartCalls, sizeChartRequests),
  coupons: described(couponCalls, couponRequests),
  reviews: described(reviewCalls, reviewRequests),
  search: described(searchCalls, searchRequests),
  pincodes: described(pincodeCalls, pincodeRequests),
  partners: described(partnerCalls, partnerRequests),
};
