import { usePreloadedNavigate } from "@taanka/store/react-router";
import { Button, Inline, SearchField } from "@taanka/ui";
import type { FormEvent } from "react";
import { useHref } from "react-router-dom";
import { rememberSearch } from "../../components/search/recentSearches";
import { paths, searchParameters } from "../../paths";
import { useTexts } from "../../texts";

/** Asks what to search for, on a page by itself: the way to search where no script runs. */
export default function SearchForm() {
  const { search } = useTexts();
  const { open } = usePreloadedNavigate();
  const action = useHref(paths.searchPage);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get(searchParameters.query);
    const term = typeof words === "string" ? words.trim() : "";
    if (!term) return;
    rememberSearch(term);
    open(paths.search(term));
  };
  return (
    <search>
      <form action={action} onSubmit={onSubmit}>
        <Inline gap="3">
          <SearchField name={searchParameters.query} label={search.field} />
          <Button type="submit">{search.submit}</Button>
        </Inline>
      </form>
    </search>
  );
}
