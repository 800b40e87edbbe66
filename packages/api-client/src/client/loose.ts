import { normalisePhone } from "../contract/phone";
import { isRecord } from "../record";

/** A list that arrives bare, as `data`, under one of `keys`, or not at all. */
export function listUnder(...keys: string[]) {
  return (data: unknown): unknown => {
    if (data === null || data === undefined) return [];
    if (!isRecord(data)) return data;
    return ["data", ...keys].map((key) => data[key]).find(Array.isArray) ?? data;
  };
}

/** One entity that arrives bare, alone in a list, or under one of `keys`. */
export function oneUnder(...keys: string[]) {
  return (data: unknown): unknown => {
    if (Array.isArray(data)) return data[0];
    if (!isRecord(data)) return data;
    return ["data", ...keys].map((key) => data[key]).find(isRecord) ?? data;
  };
}

/** A page of products: `{items, totalItems}`, the same one level deeper, or a bare list. */
export function listing(data: unknown): unknown {
  const page = isRecord(data) && !Array.isArray(data.items) ? (data.data ?? data) : data;
  if (Array.isArray(page)) return { items: page, totalItems: page.length };
  if (!isRecord(page)) return page;
  const items = page.items ?? [];
  return {
    ...page,
    items,
    totalItems: page.totalItems ?? (Array.isArray(items) ? items.length : 0),
  };
}

/** Lines of a cart or wishlist under `items`, one level deeper under `key`, or bare; what stands beside them stays. */
export function linesUnder(key: string) {
  return (data: unknown): unknown => {
    const holder = isRecord(data) && isRecord(data[key]) ? data[key] : data;
    const lines = isRecord(holder) ? (holder.items ?? []) : (holder ?? []);
    if (!Array.isArray(lines)) return holder;
    // A product that was taken off the shop leaves a line whose reference is null.
    const items = lines.filter((line) => isRecord(line) && isRecord(line.itemId));
    return { ...(isRecord(holder) && holder), items };
  };
}

/** An address book under `addresses` or `address`, bare, or as a list; comes out under `key`. */
export function addressBook(key: "addresses" | "address") {
  return (data: unknown): unknown => {
    const holder = isRecord(data) ? (data.addresses ?? data.address ?? data) : data;
    const list = isRecord(holder) ? holder.addressDetail : holder;
    return { [key]: { addressDetail: list ?? [] } };
  };
}

/** A created order, bare or under `order` beside the address of the payment page. */
export function createdOrder(data: unknown): unknown {
  if (!isRecord(data) || !isRecord(data.order)) return data;
  return { ...data.order, checkoutPageUrl: data.checkoutPageUrl ?? data.order.checkoutPageUrl };
}

/** A banner whose picture is called `image` or `bannerImageUrl`. */
export function banner(data: unknown): unknown {
  return isRecord(data) ? { ...data, image: data.image ?? data.bannerImageUrl } : data;
}

/** A user, bare or under `user`, whose phone number may be called `mobile`. */
export function user(data: unknown): unknown {
  const found = oneUnder("user")(data);
  if (!isRecord(found)) return found;
  const phone = found.phoneNumber ?? found.mobile;
  return { ...found, phoneNumber: normalisePhone(String(phone ?? "")) };
}

/** Tokens under the names that servers give them. */
export function tokens(data: unknown): unknown {
  if (!isRecord(data)) return data;
  return { ...data, accessToken: data.accessToken ?? data.authToken ?? data.token };
}

/** What a sign-in answers: tokens with a user. */
export function signIn(data: unknown): unknown {
  const found = tokens(data);
  return isRecord(found) && found.user ? { ...found, user: user(found.user) } : found;
}
