import type { ActiveFilter } from "@taanka/api-client";
import { listingParameters } from "../readable";
import { withPage } from "./listingAddress";

/** The filters in force: the chosen values by the key of their group. */
export type Filters = Readonly<Record<string, readonly string[]>>;

/** Name of the address's parameter that holds one chosen value each: `filter=Fabric:Silk`. */
const filterParameter = listingParameters.filter;

/** The filters that an address asks for. What is not of the form `Key:Value` is left out. */
export function filtersOf(search: URLSearchParams): Filters {
  const selection = new Map<string, string[]>();
  for (const entry of search.getAll(filterParameter)) {
    const colon = entry.indexOf(":");
    const key = entry.slice(0, colon).trim();
    const value = entry.slice(colon + 1).trim();
    if (colon < 1 || !key || !value) continue;
    const values = selection.get(key) ?? [];
    if (!values.includes(value)) selection.set(key, [...values, value]);
  }
  return Object.fromEntries(selection);
}

/** The address's parameters with other filters, and everything else as it was. */
export function withFilters(search: URLSearchParams, selection: Filters): URLSearchParams {
  const next = withPage(search, 1);
  next.delete(filterParameter);
  for (const [key, values] of Object.entries(selection)) {
    for (const value of values) next.append(filterParameter, `${key}:${value}`);
  }
  return next;
}

/** The filters as the API takes them. */
export const activeFilters = (selection: Filters): ActiveFilter[] =>
  Object.entries(selection).map(([key, value]) => ({ key, value: [...value] }));
