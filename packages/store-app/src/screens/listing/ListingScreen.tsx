import { useQuery } from "@tanstack/react-query";
import { part } from "../../app/part";
import { useRouteMatch } from "../../app/routeMatch";
import { isNotFound } from "../../data/failure";
import { listingTitleQuery, usualTitle } from "../../data/names";
import { PageMeta } from "../../seo/PageMeta";
import { canonicalOf, listingOf } from "./listingOf";

const Listing = part(
  () => import("./Listing"),
  async (client, match) => (await import("./prefetchListing")).fetchListing(client, match),
);
const NotFound = part(() => import("../not-found/NotFoundScreen"));

/** Every listing of the shop: all products, a section, category, brand, campaign or search. */
export default function ListingScreen() {
  const of = listingOf(useRouteMatch());
  const { data, error } = useQuery(listingTitleQuery(of));
  if (error && isNotFound(error)) return <NotFound />;
  const { title, subtitle } = data ?? usualTitle;
  const canonical = canonicalOf(of);
  return (
    <>
      <PageMeta
        title={title}
        description={`${subtitle} Sarees, lehengas, kurtis and suits at TAANKA.`}
        {...(canonical && { canonical })}
      />
      <Listing />
    </>
  );
}
