import { addressesClient } from "./addresses";
import { authClient } from "./auth";
import { bannersClient } from "./banners";
import { brandsClient } from "./brands";
import { campaignsClient } from "./campaigns";
import { cartClient } from "./cart";
import { catalogueClient } from "./catalogue";
import { categoriesClient } from "./categories";
import { couponsClient } from "./coupons";
import { filtersClient } from "./filters";
import { itemsClient } from "./items";
import { ordersClient } from "./orders";
import { partnersClient } from "./partners";
import { pincodesClient } from "./pincodes";
import { reviewsClient } from "./reviews";
import { savedClient } from "./saved";
import { searchClient } from "./search";
import { sectionsClient } from "./sections";
import { sizeChartsClient } from "./size-charts";
import { createStoreApi, type StoreClientOptions } from "./store-api";
import { subcategoriesClient } from "./subcategories";
import { wishlistClient } from "./wishlist";

/**
 * Makes the typed client of a store's API: one function a call, grouped by resource. What holds of each
 * stands at {@link createStoreApi}.
 *
 * @throws TypeError when a `baseUrl` is needed and is not an address.
 */
export function createStoreClient(options: StoreClientOptions) {
  const api = createStoreApi(options);
  return {
    /** The session that the client was made with. */
    session: options.session,
    auth: api(authClient),
    catalogue: api(catalogueClient),
    categories: api(categoriesClient),
    subcategories: api(subcategoriesClient),
    brands: api(brandsClient),
    campaigns: api(campaignsClient),
    banners: api(bannersClient),
    sections: api(sectionsClient),
    filters: api(filtersClient),
    items: api(itemsClient),
    wishlist: api(wishlistClient),
    cart: api(cartClient),
    saved: api(savedClient),
    addresses: api(addressesClient),
    orders: api(ordersClient),
    sizeCharts: api(sizeChartsClient),
    coupons: api(couponsClient),
    reviews: api(reviewsClient),
    search: api(searchClient),
    pincodes: api(pincodesClient),
    partners: api(partnersClient),
  };
}

/** The typed client of a store's API. */
export type StoreClient = ReturnType<typeof createStoreClient>;
