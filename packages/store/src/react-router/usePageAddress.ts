import { useMemo } from "react";
import { useLocation, useParams } from "react-router-dom";
import { readSearch } from "../readable";
import type { PageAddress } from "./page";

/** The address of the page, as its queries take it. */
export function usePageAddress(): PageAddress {
  const { pathname, search } = useLocation();
  const params = useParams();
  return useMemo(
    () => ({ pathname, params, search: readSearch(search) }),
    [pathname, params, search],
  );
}
