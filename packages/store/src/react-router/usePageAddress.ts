import { useMemo } from "react";
import { useLocation, useParams } from "react-router-dom";
import type { PageAddress } from "./page";
import { readSearch } from "./readable";

/** The address of the page, as its queries take it. */
export function usePageAddress(): PageAddress {
  const { pathname, search } = useLocation();
  const params = useParams();
  return useMemo(
    () => ({ pathname, params, search: readSearch(search) }),
    [pathname, params, search],
  );
}
