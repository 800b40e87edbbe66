import { addresses } from "./addresses";
import { cards } from "./cards";
import { cart } from "./cart";
import { catalogue } from "./catalogue";
import { common } from "./common";
import { coupons } from "./coupons";
import { home } from "./home";
import { listing } from "./listing";
import { menus } from "./menus";
import { offline } from "./offline";
import { orderForms } from "./orderForms";
import { orders } from "./orders";
import { partner } from "./partner";
import { payment } from "./payment";
import { placeholders } from "./placeholders";
import { product } from "./product";
import { profile } from "./profile";
import { reviews } from "./reviews";
import { samples } from "./samples";
import { search } from "./search";
import { signIn } from "./signIn";
import { trackOrder } from "./trackOrder";
import { tryBefore } from "./tryBefore";
import { wishlist } from "./wishlist";

/** Every text of the storefront in English, to the letter of the specification where it has one. */
export const texts = {
  addresses,
  cards,
  cart,
  catalogue,
  common,
  coupons,
  home,
  listing,
  menus,
  offline,
  orderForms,
  orders,
  partner,
  payment,
  placeholders,
  product,
  profile,
  reviews,
  samples,
  search,
  signIn,
  trackOrder,
  tryBefore,
  wishlist,
};
