export { tellExpired } from "./expiry";
export { focusHeading, pageHeading } from "./focusHeading";
export { LeaveSignIn } from "./LeaveSignIn";
export { type LazyScreen, lazyScreen, page } from "./lazyScreen";
export { type LocalePaths, localePaths, type StoreLanguage } from "./localePaths";
export {
  NavigationProvider,
  type NavigationProviderProps,
  type PreloadedNavigate,
  useNavigationPending,
  usePreloadedNavigate,
} from "./navigation";
export {
  type LayoutHandle,
  type MatchedPage,
  matchesOf,
  matchPage,
  type PageAddress,
  type PageHandle,
  personalPatterns,
  preparePage,
  unknownPath,
} from "./page";
export { isSignInPage, type StorePages, usePages } from "./pages";
export { RequireSignIn, type RequireSignInProps } from "./RequireSignIn";
export { RequireSignInOrCart } from "./RequireSignInOrCart";
export { SessionEffects } from "./SessionEffects";
export { ShopLink, type ShopLinkProps } from "./ShopLink";
export { phoneLength, readFlow, type SignInFlow, useSignInFlow } from "./signInFlow";
export { hasPageBefore, isPageBefore, rememberOrigin } from "./signInOrigin";
export { useGoSignIn } from "./useGoSignIn";
export { useLeaveOnce } from "./useLeaveOnce";
export { usePageAddress } from "./usePageAddress";
export { usePageFocus } from "./usePageFocus";
export { useReturnTo } from "./useReturnTo";
export { samePlace, useScrollRestoration } from "./useScrollRestoration";
export { useSearchChoice } from "./useSearchChoice";
export { whenOnPage } from "./whenOnPage";
