import { type LinkComponentProps, ThemeProvider, Toaster, ToastProvider } from "@taanka/ui";
import { QueryClientProvider } from "@tanstack/react-query";
import { lazy } from "react";
import { BrowserRouter, Link, Route, Routes, useLocation } from "react-router-dom";
import { forgetOthers } from "./account";
import { keepFresh } from "./freshness";
import { locale, messages } from "./language";
import { Personal } from "./Personal";
import { createQueries } from "./queries";
import { Page, Shell } from "./Shell";
import { Listing } from "./screens/Listing";
import { NotFound } from "./screens/NotFound";
import { Product } from "./screens/Product";
import shop from "./shop.json";

// Where visitors arrive is there at once; the way to an order is loaded by those who go it.
const Cancel = lazy(() => import("./screens/Cancel"));
const Cart = lazy(() => import("./screens/Cart"));
const Checkout = lazy(() => import("./screens/Checkout"));
const Order = lazy(() => import("./screens/Order"));
const Orders = lazy(() => import("./screens/Orders"));
const SignIn = lazy(() => import("./screens/SignIn"));

const queries = createQueries();
forgetOthers(queries);
keepFresh(queries);

/** The router's link; another language is another document. */
const AppLink = ({ href, ...rest }: LinkComponentProps) =>
  href.startsWith("?") ? <a {...rest} href={href} /> : <Link {...rest} to={href} />;

const Pages = () => (
  <Routes>
    <Route element={<Page />}>
      <Route path="/sign-in" element={<SignIn />} />
    </Route>
    <Route element={<Shell />}>
      <Route path="/" element={<Listing />} />
      <Route path="/product/:id" element={<Product />} />
      <Route path="/cart" element={<Cart />} />
      <Route element={<Personal />}>
        <Route path="/checkout" element={<Checkout />} />
        <Route path="/orders" element={<Orders />} />
        <Route path="/order/:id" element={<Order />} />
        <Route path="/order/:id/cancel" element={<Cancel />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Route>
  </Routes>
);

/** The toasts of a page go with it. */
const Toasts = () => <Toaster page={useLocation().pathname} />;

export function App() {
  return (
    <QueryClientProvider client={queries}>
      <ThemeProvider
        brand="own"
        locale={locale}
        messages={messages}
        shopName={shop.name}
        linkComponent={AppLink}
        attributesOnDocument
      >
        <ToastProvider limit={3}>
          {/* The folder that `base` of `vite.config.js` says, without the stroke at its end. */}
          <BrowserRouter basename={import.meta.env.BASE_URL.replace(/\/$/, "")}>
            <Pages />
            <Toasts />
          </BrowserRouter>
        </ToastProvider>
      </ThemeProvider>
    </QueryClientProvider>
  );
}
