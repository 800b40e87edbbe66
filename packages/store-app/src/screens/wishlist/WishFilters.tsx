import { FilterButton } from "@taanka/ui";
import { useState } from "react";
import { lazyDialog } from "../../app/lazyDialog";
import type { WishFilterDialogProps } from "./WishFilterDialog";

const WishFilterDialog = lazyDialog(() => import("./WishFilterDialog"));

/** The button of the filter panel, and the panel while it is open. */
export function WishFilters(props: Omit<WishFilterDialogProps, "onClose">) {
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
