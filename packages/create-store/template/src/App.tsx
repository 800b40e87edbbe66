import {
  type LinkComponentProps,
  MobileMenu,
  PageShell,
  SiteFooter,
  SiteHeader,
  ThemeProvider,
  Toaster,
  ToastProvider,
} from "@taanka/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useLayoutEffect, useState } from "react";
import {
  BrowserRouter,
  Link,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigationType,
} from "react-router-dom";
import { forgetOnSignOut } from "./account";
import { Boundary } from "./Boundary";
import { useLines } from "./cart";
import { languagesAt, locale, messages, rememberLanguage, texts } from "./language";
import { Cart } from "./screens/Cart";
import { Checkout } from "./screens/Checkout";
import { Home } from "./screens/Home";
import { NotFound } from "./screens/NotFound";
import { Order } from "./screens/Order";
import { Orders } from "./screens/Orders";
import { Product } from "./screens/Product";
import { SignIn } from "./screens/SignIn";
import shop from "./shop.json";

// Without a network a call fails and says so: by default it would wait in silence, and be sent much later.
const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: "always" },
    mutations: { networkMode: "always" },
  },
});
forgetOnSignOut(queries);

const categories = [{ id: "all", name: texts.listing, href: "/" }];

/** The router's link; another language is another document. */
const AppLink = ({ href, ...rest }: LinkComponentProps) =>
  href.startsWith("?") ? <a {...rest} href={href} /> : <Link {...rest} to={href} />;

/** Narrow screens have no room for the categories: there they are in the menu. */
function Header() {
  const [menuOpen, setMenuOpen] = useState(false);
  const pieces = useLines().reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <SiteHeader
        categories={categories}
        cartHref="/cart"
        cartCount={pieces}
        accountHref="/orders"
        onMenu={() => setMenuOpen(true)}
        menuOpen={menuOpen}
      />
      <MobileMenu
        categories={categories}
        accountLinks={[{ label: texts.orders, href: "/orders" }]}
        open={menuOpen}
        onOpenChange={setMenuOpen}
      />
    </>
  );
}

/**
 * A new page begins at its top, where the focus goes on from; a choice on a page keeps its place. On Back
 * the browser restores it.
 */
function useBeginning() {
  const { key, state } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    if (key === "default" || type === "POP" || state?.keepsPlace) return;
    scrollTo(0, 0);
    const main = document.querySelector("main");
    // A field of the new page may have it already.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [key, type, state]);
}

/** A page between header and footer. */
function Shell() {
  const { pathname, search } = useLocation();
  return (
    <PageShell
      header={<Header />}
      footer={<SiteFooter languages={languagesAt(search)} onLanguageChoose={rememberLanguage} />}
    >
      <Boundary key={pathname}>
        <Outlet />
      </Boundary>
    </PageShell>
  );
}

function Pages() {
  useBeginning();
  return (
    <Routes>
      <Route path="/sign-in" element={<SignIn />} />
      <Route element={<Shell />}>
        <Route path="/" element={<Home />} />
        <Route path="/product/:id" element={<Product />} />
        <Route path="/cart" element={<Cart />} />
        <Route path="/checkout" element={<Checkout />} />
        <Route path="/orders" element={<Orders />} />
        <Route path="/order/:id" element={<Order />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}

export function App() {
  return (
    <QueryClientProvider client={queries}>
      <ThemeProvider
        brand="own"
        mode="system"
        locale={locale}
        messages={messages}
        shopName={shop.name}
        linkComponent={AppLink}
        attributesOnDocument
      >
        <ToastProvider limit={3}>
          <BrowserRouter>
            <Pages />
          </BrowserRouter>
          <Toaster />
        </ToastProvider>
      </ThemeProvider>
    </QueryClientProvider>
  );
}
