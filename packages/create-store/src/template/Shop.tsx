import { EmptyState, type LinkComponentProps, ThemeProvider } from "@taanka/ui";
import { type QueryClient, QueryClientProvider, QueryObserver } from "@tanstack/react-query";
import { useState } from "react";
import {
  Link,
  MemoryRouter,
  matchRoutes,
  Route,
  Routes,
  useLocation,
  useNavigate,
} from "react-router-dom";
import { ordersOf } from "../../template/src/account";
import { Personal, usePerson } from "../../template/src/Personal";
import { usePlace } from "../../template/src/placing";
import { Listing } from "../../template/src/screens/Listing";
import { NotFound } from "../../template/src/screens/NotFound";
import Order from "../../template/src/screens/Order";
import { useWayBack } from "../../template/src/wayBack";

/** A person's orders, as a page shows them. */
export const observeOrders = (queries: QueryClient, person: string) =>
  new QueryObserver(queries, ordersOf(person));

const things = [{ path: "/product/:id" }, { path: "/order/:id" }, { path: "/sign-in" }];

/** The routes that an address of the shop leads to, each with the id that its page is of. */
export function routesTo(href: string) {
  const { pathname } = new URL(href, "https://shop.example");
  return matchRoutes(things, pathname)?.map(({ route, params }) => [route.path, params.id]);
}

/** What a visitor does on the open page. */
export const visitor = {
  goTo: (_path: string) => {},
  placeOrder: (_addressId: string) => {},
};

const AppLink = ({ href, ...rest }: LinkComponentProps) => <Link {...rest} to={href} />;

function Where() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  visitor.goTo = (path) => void navigate(path);
  return <nav>{pathname + search}</nav>;
}

/** A page on which somebody buys, and writes something. */
function Buying() {
  visitor.placeOrder = usePlace({ sold: [], prices: [] }).press;
  const person = usePerson();
  const [written] = useState(`written by ${person}`);
  return <p>{`${person}: ${written}`}</p>;
}

const Back = () => useWayBack();

/** Pages of the template, with stand-ins for those that are beside the point. */
export const Shop = ({ queries, path }: { queries: QueryClient; path: string }) => (
  <QueryClientProvider client={queries}>
    <ThemeProvider brand="taanka" locale="en-IN" linkComponent={AppLink}>
      <MemoryRouter initialEntries={[path]}>
        <Where />
        <main>
          <Routes>
            <Route path="/" element={<Listing />} />
            <Route element={<Personal />}>
              <Route path="/checkout" element={<Buying />} />
              <Route path="/order/:id" element={<Order />} />
            </Route>
            <Route path="/sign-in" element={<Back />} />
            <Route path="/empty" element={<EmptyState title="Your cart is empty" />} />
            <Route path="*" element={<NotFound />} />
          </Routes>
        </main>
      </MemoryRouter>
    </ThemeProvider>
  </QueryClientProvider>
);
