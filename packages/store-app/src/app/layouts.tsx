import { FrameHydrationEnd, HydrationEnd } from "@taanka/store/client";
import { usePageFocus, useScrollRestoration } from "@taanka/store/react-router";
import { PageLoader, PageShell, VisuallyHidden } from "@taanka/ui";
import { type ReactNode, Suspense } from "react";
import { Outlet, useMatch } from "react-router-dom";
import { Footer } from "../components/Footer";
import { Header } from "../components/Header";
import { Offline } from "../offline/Offline";
import { patterns } from "../paths";
import { ErrorBoundary } from "./ErrorBoundary";
import { NavigationProgress } from "./NavigationProgress";

/** What every page has: the loading bar, its title announced, its place kept. */
export function RootLayout() {
  useScrollRestoration();
  const announcement = usePageFocus();
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <Offline />
      <VisuallyHidden role="status" aria-live="polite">
        {announcement}
      </VisuallyHidden>
    </>
  );
}

/** The page itself. While its code is on the way, the last page stays. */
function PageOutlet() {
  return (
    <ErrorBoundary>
      <Suspense fallback={<PageLoader />}>
        <Outlet />
        <HydrationEnd />
      </Suspense>
    </ErrorBoundary>
  );
}

function Shell({ footer }: { footer?: ReactNode }) {
  const atHome = useMatch(patterns.home) !== null;
  return (
    <PageShell header={<Header overlay={atHome} />} footer={footer} underHeader={atHome}>
      <PageOutlet />
      <FrameHydrationEnd />
    </PageShell>
  );
}

/** Header and footer; the header lies transparent over the home page's first picture. */
export const ShopLayout = () => <Shell footer={<Footer />} />;

/** The way to an order: a header and no footer. */
export const CheckoutLayout = () => <Shell />;

/** Signing in: neither. */
export const BareLayout = () => <PageOutlet />;
