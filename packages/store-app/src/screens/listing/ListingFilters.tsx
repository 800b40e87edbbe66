import type { ListingKind } from "@taanka/store";
import { FilterButton, type FilterSelection } from "@taanka/ui";
import { useState } from "react";
import { lazyDialog } from "../../app/lazyDialog";

const FilterDialog = lazyDialog(() => import("./FilterDialog"));

export interface ListingFiltersProps {
  of: ListingKind;
  value: FilterSelection;
  onValueChange: (value: FilterSelection) => void;
}

/** The button of the filter panel, and the panel while it is open. */
export function ListingFilters({ of, value, onValueChange }: ListingFiltersProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <FilterButton
        value={value}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open && (
        <FilterDialog
          of={of}
          value={value}
          onValueChange={onValueChange}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
