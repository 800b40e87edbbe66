import {
  ActiveFilterChips,
  Breadcrumbs,
  type FilterSelection,
  ListingFrame,
  removeFilter,
  SortSelect,
} from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { shop, useWords } from "../../config";
import { isNotFound } from "../../data/errors";
import { listingTitle, listingTitleQuery } from "../../data/listingTitles";
import { paths } from "../../paths";
import { usePageAddress } from "../../routing/usePageAddress";
import { useSearchChoice } from "../../routing/useSearchChoice";
import { PageMeta } from "../../seo/PageMeta";
import { useTexts } from "../../texts";
import NotFoundScreen from "../not-found/NotFoundScreen";
import { canonicalOf, listingOf, sortOf, withSort } from "./address";
import { asRequest, chipsOf, filtersOf, withFilters } from "./filters";
import { ListingFilters } from "./ListingFilters";
import { ListingProducts } from "./ListingProducts";
import { useListing } from "./useListing";

/** Sort order and filters, kept in the address: Back, reload and a shared link keep them. */
function useArrangement() {
  const [search, choose] = useSearchChoice();
  return {
    sortBy: sortOf(search),
    sort: (order: string) => choose(withSort(search, order)),
    selection: filtersOf(search),
    filter: (selection: FilterSelection) => choose(withFilters(search, selection)),
  };
}

/** Every listing of the shop: all products, a section, category, brand, campaign or search. */
export default function ListingScreen() {
  const of = listingOf(usePageAddress());
  const texts = useTexts();
  const words = useWords();
  const title = useQuery(listingTitleQuery(of));
  const { sortBy, sort, selection, filter } = useArrangement();
  const listing = useListing(of, sortBy, asRequest(selection));
  if (title.error && isNotFound(title.error)) return <NotFoundScreen />;
  const shown = listingTitle(of, title.data ?? {}, texts);
  const chips = chipsOf(selection);
  return (
    <>
      <PageMeta
        title={shown.title}
        description={texts.listing.description(shown.subtitle, words(shop.goods), shop.name)}
        canonical={canonicalOf(of)}
      />
      <ListingFrame
        breadcrumb={
          <Breadcrumbs
            items={[
              { label: texts.common.home, href: paths.home },
              { label: shop.name, href: paths.viewAll },
              { label: shown.title },
            ]}
          />
        }
        title={shown.title}
        subtitle={shown.subtitle}
        count={listing.total}
        toolbar={
          <>
            <ListingFilters of={of} value={selection} onValueChange={filter} />
            <SortSelect value={sortBy ?? ""} onValueChange={sort} />
          </>
        }
        chips={
          chips.length > 0 && (
            <ActiveFilterChips
              filters={chips}
              onRemove={(chip) => filter(removeFilter(selection, chip))}
              onClearAll={() => filter({})}
            />
          )
        }
      >
        <ListingProducts listing={listing} />
      </ListingFrame>
    </>
  );
}
