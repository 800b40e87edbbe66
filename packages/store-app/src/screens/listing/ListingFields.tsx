import type { Facet } from "@taanka/api-client";
import { Button, FilterFields, type FilterSelection } from "@taanka/ui";
import { searchParameters } from "../../paths";
import { useTexts } from "../../texts";
import { defaultGroups, groupsOf } from "./filterGroups";

export interface ListingFieldsProps {
  /** What was searched for; the form keeps it. */
  query: string | undefined;
  facets: readonly Facet[] | undefined;
  filters: FilterSelection;
}

/** What the list's products have, without counts: a page is as heavy for those who have a script. */
const offered = (facets: readonly Facet[]) =>
  facets.map(({ key, values }) => ({
    key,
    values: values.filter(({ count }) => count > 0).map(({ value }) => ({ value })),
  }));

/** What the listing's form has besides its order where no script runs: filters, and the button that sends it. */
export function ListingFields({ query, facets, filters }: ListingFieldsProps) {
  const { listing: texts, catalogue } = useTexts();
  return (
    <>
      {query !== undefined && <input type="hidden" name={searchParameters.query} value={query} />}
      <FilterFields
        name={searchParameters.filter}
        groups={facets ? groupsOf(offered(facets), catalogue) : defaultGroups(catalogue)}
        value={filters}
      />
      <Button type="submit" size="small">
        {texts.apply}
      </Button>
    </>
  );
}
