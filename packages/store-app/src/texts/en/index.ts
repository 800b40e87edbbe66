import { addresses } from "./addresses";
import { cards } from "./cards";
import { cart } from "./cart";
import { common } from "./common";
import { home } from "./home";
import { listing } from "./listing";
import { menus } from "./menus";
import { orders } from "./orders";
import { payment } from "./payment";
import { placeholders } from "./placeholders";
import { product } from "./product";
import { profile } from "./profile";
import { samples } from "./samples";
import { search } from "./search";
import { signIn } from "./signIn";
import { wishlist } from "./wishlist";

/** Every text of the storefront in English, to the letter of the specification where it has one. */
export const texts = {
  addresses,
  cards,
  cart,
  common,
  home,
  listing,
  menus,
  orders,
  payment,
  placeholders,
  product,
  profile,
  samples,
  search,
  signIn,
  wishlist,
};
