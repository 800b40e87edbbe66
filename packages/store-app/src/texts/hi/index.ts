import "@taanka/ui/fonts/devanagari.css";
import { hindi } from "@taanka/ui/messages/hi";
import type { Texts } from "..";
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
import { signIn } from "./signIn";
import { wishlist } from "./wishlist";

/** Every text of the storefront in Hindi. */
export const texts: Texts = {
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
  signIn,
  wishlist,
};

/** The kit's own words. */
export const kit = hindi;
