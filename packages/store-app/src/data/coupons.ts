import { type AppliedCoupon, type Coupon, couponsClient } from "@taanka/api-client";
import { useToast } from "@taanka/ui";
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router-dom";
import * as v from "valibot";
import { useSession } from "../session/SessionProvider";
import { useAccountQuery } from "../session/useAccountQuery";
import { useGoSignIn } from "../session/useGoSignIn";
import { useTexts } from "../texts";
import { api } from "./api";
import { sessionStorageItem } from "./browserStorage";
import { messageOf } from "./errors";
import { accountKey, staleTimes } from "./queryClient";

/** The coupons that the shop shows: all that can be used now. */
export const couponsQuery = () =>
  queryOptions({
    queryKey: ["coupons"],
    staleTime: staleTimes.catalogue,
    queryFn: ({ signal }): Promise<Coupon[]> => api(couponsClient).list({ signal }),
  });

/** The same, asked for when somebody wants to see them. */
export const useCouponOffers = (wanted: boolean) =>
  useQuery({ ...couponsQuery(), enabled: wanted }).data ?? [];

/** What a coupon is applied to. */
interface Goods {
  /** Rupees, before the coupon. */
  totalAmount: number;
  /** Ids. */
  categories: string[];
}

/** Begins the keys of what coupons take off, for whoever is signed in. */
export const appliedKey = [accountKey, "coupon"];

/** What a coupon takes off these goods for whoever is signed in. */
export const appliedQuery = (couponCode: string, goods: Goods) =>
  queryOptions({
    queryKey: [...appliedKey, couponCode, goods],
    staleTime: staleTimes.listing,
    queryFn: ({ signal }): Promise<AppliedCoupon> =>
      api(couponsClient).apply({ couponCode, ...goods }, { signal }),
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

/** The coupon that somebody puts on goods; when they change, what it takes off is asked anew. */
export function useCoupon(goods: Goods) {
  const [code, setCode] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const { signedIn } = useSession();
  const client = useQueryClient();
  const toast = useToast();
  const goSignIn = useGoSignIn();
  const { pathname: page } = useLocation();
  const texts = useTexts().coupons;
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
      toast.error(texts.loginToApply, { acrossPages: true });
      pendingCoupon.write({ page, code: wanted });
      return goSignIn();
    }
    setRefusal(undefined);
    try {
      await client.fetchQuery(appliedQuery(wanted, goods));
      setCode(wanted);
      toast.success(texts.couponApplied);
    } catch (error) {
      setCode(undefined);
      setRefusal(messageOf(error, texts.applyFailed));
      // The box hears of it too, and lets a code be tried again at once.
      throw error;
    }
    return undefined;
  };
  const applyPending = useEffectEvent(() => {
    const pending = pendingCoupon.read();
    if (pending?.page !== page) return;
    pendingCoupon.write(null);
    // Why it is refused stands at the box.
    apply(pending.code).catch(() => undefined);
  });
  useEffect(() => {
    if (signedIn) applyPending();
  }, [signedIn]);
  const remove = () => {
    setCode(undefined);
    toast.success(texts.couponRemoved);
  };
  const lost = code !== undefined && answer.error && messageOf(answer.error, texts.applyFailed);
  return {
    applied,
    /** Rupees. */
    discount: applied?.amount ?? 0,
    /** Why the last code, or the goods as they are now, are refused. */
    error: lost || refusal,
    apply,
    remove,
  };
}

export type ChosenCoupon = ReturnType<typeof useCoupon>;
