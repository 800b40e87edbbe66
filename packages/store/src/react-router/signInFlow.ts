import { normalisePhone } from "@taanka/api-client";
import { type MouseEvent, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import * as v from "valibot";
import { usePreloadedNavigate } from "./navigation";
import { isSignInPage, type StorePages, usePages } from "./pages";
import { isPlain } from "./ShopLink";
import { lastPageSeen } from "./signInOrigin";
import { useLeaveOnce } from "./useLeaveOnce";

/** Digits of a phone number, without its country's prefix. */
export const phoneLength = 10;

/** An address of this shop, and not of another server. */
const ownAddress = /^\/(?!\/)/;

/** The page whose link was followed before that page's code was there to remember it. */
function pageThatLed(pages: StorePages): string | undefined {
  if (typeof document === "undefined" || !document.referrer) return undefined;
  const { origin, pathname, search } = new URL(document.referrer);
  const page = pages.readPath(pathname);
  const isOwn = origin === window.location.origin && ownAddress.test(page);
  return isOwn && !isSignInPage(pages, page) ? page + search : undefined;
}

const flowSchema = v.object({
  /** Page to go to after signing in. */
  from: v.fallback(v.pipe(v.string(), v.regex(ownAddress)), ""),
  /** Ten digits. */
  phoneNumber: v.fallback(v.pipe(v.string(), v.transform(normalisePhone)), ""),
  /** What a newcomer wants to register with. */
  registration: v.fallback(
    v.optional(v.object({ name: v.string(), email: v.string() })),
    undefined,
  ),
});

/** What travels through the pages of signing in, in the history entry's state. */
export type SignInFlow = v.InferOutput<typeof flowSchema>;

/** Reads the flow from a navigation state of any shape. */
export function readFlow(state: unknown, pages: StorePages): SignInFlow {
  const flow = v.parse(flowSchema, typeof state === "object" && state !== null ? state : {});
  return { ...flow, from: flow.from || (lastPageSeen() ?? pageThatLed(pages) ?? pages.home) };
}

/** The flow so far and the way to its next page. */
export function useSignInFlow() {
  const location = useLocation();
  const navigate = useNavigate();
  const { prefetch } = usePreloadedNavigate();
  const pages = usePages();
  const flow = readFlow(location.state, pages);
  // The page that every way leads to.
  useEffect(() => prefetch(pages.otp), [prefetch, pages]);
  const leaveOnce = useLeaveOnce();
  const goOn = (to: string, change: Partial<SignInFlow> = {}) =>
    leaveOnce(() => {
      const state = { ...flow, ...change };
      // Whoever comes back finds what they had filled in.
      if (Object.keys(change).length > 0) navigate(location, { replace: true, state });
      navigate(to, { state });
    });
  return {
    flow,
    goOn,
    /** For real links that shall carry the flow along. */
    linkTo: (href: string, change?: Partial<SignInFlow>) => ({
      href,
      onClick: (event: MouseEvent) => {
        // Another tab or window is the browser's to open.
        if (!isPlain(event)) return;
        event.preventDefault();
        goOn(href, change);
      },
    }),
  };
}
