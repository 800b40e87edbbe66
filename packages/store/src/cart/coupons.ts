import { type AppliedCoupon, type Coupon, couponsClient } from "@taanka/api-client";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import * as v from "valibot";
import { apiOf } from "../queries/api";
import { accountKey, staleTimes } from "../queries/queryClient";
import { type StoreQuery, storeQuery } from "../queries/storeQuery";
import { useSession } from "../session/SessionProvider";
import { useAccountQuery } from "../session/useAccountQuery";
import { sessionStorageItem } from "../storage/browserStorage";

/** The coupons that the shop shows: all that can be used now. */
export const couponsQuery = (): StoreQuery<Coupon[]> =>
  storeQuery({
    queryKey: ["coupons"],
    staleTime: staleTimes.catalogue,
    queryFn: ({ client, signal }): Promise<Coupon[]> =>
      apiOf(client)(couponsClient).list({ signal }),
  });

/** The same, asked for when somebody wants to see them. */
export const useCouponOffers = (wanted: boolean) =>
  useQuery({ ...couponsQuery(), enabled: wanted }).data ?? [];

/** What a coupon is applied to. */
export interface CouponGoods {
  /** Rupees, before the coupon. */
  totalAmount: number;
  /** Ids. */
  categories: string[];
}

/** Begins the keys of what coupons take off, for whoever is signed in. */
export const appliedKey = [accountKey, "coupon"];

/** What a coupon takes off these goods for whoever is signed in. */
export const appliedQuery = (couponCode: string, goods: CouponGoods): StoreQuery<AppliedCoupon> =>
  storeQuery({
    queryKey: [...appliedKey, couponCode, goods],
    staleTime: staleTimes.listing,
    queryFn: ({ client, signal }): Promise<AppliedCoupon> =>
      apiOf(client)(couponsClient).apply({ couponCode, ...goods }, { signal }),
  });

/** What goods cost with a coupon, in rupees: never less than nothing. */
export const totalWithCoupon = (total: number, discount: number): number =>
  Math.max(0, total - discount);

/** What a visitor typed on which page before they were sent to sign in; it lasts as long as the tab. */
const pendingCoupon = sessionStorageItem(
  "taanka.pendingCoupon",
  v.nullable(v.object({ page: v.string(), code: v.string() })),
  null,
);

/** What a coupon box tells the page that shows it. */
export interface CouponHandlers {
  /** Tells a coupon that a visitor typed on this page from one of another: the page's path. */
  page: string;
  /** A visitor has typed a code. It is kept, and applied once they are back: lead them to sign in. */
  onSignInNeeded(): void;
  onApplied?(): void;
}

/**
 * The coupon of goods that are about to be bought. When the goods change, its discount is asked again.
 *
 * @example
 * ```tsx
 * const goods = { totalAmount: 2799, categories: ["sarees"] };
 * const coupon = useCoupon(goods, { page: "/product/choga", onSignInNeeded: signIn });
 * ```
 */
export function useCoupon(goods: CouponGoods, { page, onSignInNeeded, onApplied }: CouponHandlers) {
  const [code, setCode] = useState<string>();
  const [refusal, setRefusal] = useState<unknown>();
  const { signedIn } = useSession();
  const client = useQueryClient();
  const answer = useAccountQuery({
    ...appliedQuery(code ?? "", goods),
    enabled: code !== undefined,
    placeholderData: keepPreviousData,
  });
  const applied =
    code !== undefined && answer.data && !answer.error
      ? { code, amount: answer.data.calculatedDiscount }
      : undefined;
  const apply = async (wanted: string) => {
    if (!signedIn) {
      pendingCoupon.write({ page, code: wanted });
      return onSignInNeeded();
    }
    setRefusal(undefined);
    try {
      await client.fetchQuery(appliedQuery(wanted, goods));
      setCode(wanted);
      onApplied?.();
    } catch (error) {
      setCode(undefined);
      setRefusal(error);
      // The box needs the failure too, to let a code be tried again at once.
      throw error;
    }
    return undefined;
  };
  const applyPending = useEffectEvent(() => {
    const pending = pendingCoupon.read();
    if (pending?.page !== page) return;
    pendingCoupon.write(null);
    // `error` says why it is refused.
    apply(pending.code).catch(() => undefined);
  });
  useEffect(() => {
    if (signedIn) applyPending();
  }, [signedIn]);
  return {
    applied,
    /** Rupees. */
    discount: applied?.amount ?? 0,
    /** Why the last code, or the goods as they are now, are refused. */
    error: (code !== undefined && answer.error) || refusal,
    apply,
    remove: () => setCode(undefined),
  };
}
