import { FilterButton, type FilterGroup, type FilterSelection } from "@taanka/ui";
import { useState } from "react";
import { lazyDialog } from "../../app/lazyDialog";

const WishFilterDialog = lazyDialog(() => import("./WishFilterDialog"));

export interface WishFiltersProps {
  groups: readonly FilterGroup[];
  value: FilterSelection;
  onValueChange: (value: FilterSelection) => void;
}

/** The button of the filter panel, and the panel while it is open. */
export function WishFilters(props: WishFiltersProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <FilterButton
        value={props.value}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open && <WishFilterDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
