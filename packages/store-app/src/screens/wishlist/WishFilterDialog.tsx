import { FilterPanel } from "@taanka/ui";
import type { WishFiltersProps } from "./WishFilters";

/** The filter panel of the wishlist. */
export default function WishFilterDialog({
  onClose,
  ...rest
}: WishFiltersProps & { onClose: () => void }) {
  return (
    <FilterPanel
      {...rest}
      open
      showButton={false}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    />
  );
}
