import { FilterPanel, type FilterSelection } from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { facetsQuery, type ListingKind } from "../../data/items";
import { asRequest, groupsOf } from "./filters";

export interface ListingFiltersProps {
  of: ListingKind;
  value: FilterSelection;
  onValueChange: (value: FilterSelection) => void;
}

/** The filter panel of a listing. What it offers is asked for when it is first opened. */
export function ListingFilters({ of, value, onValueChange }: ListingFiltersProps) {
  const [open, setOpen] = useState(false);
  const facets = useQuery({ ...facetsQuery(of, asRequest(value)), enabled: open });
  return (
    <FilterPanel
      groups={groupsOf(facets.data)}
      value={value}
      onValueChange={onValueChange}
      open={open}
      onOpenChange={setOpen}
      {...(facets.isLoading && { messages: { empty: "Loading filters..." } })}
      {...(facets.isError && { messages: { empty: "Failed to apply filters" } })}
    />
  );
}
