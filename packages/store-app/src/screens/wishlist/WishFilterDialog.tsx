import type { WishlistEntry } from "@taanka/api-client";
import { FilterPanel, type FilterSelection } from "@taanka/ui";
import { useTexts } from "../../texts";
import { wishFilters } from "./wishFilters";

export interface WishFilterDialogProps {
  /** What is filtered. */
  wishes: readonly WishlistEntry[];
  value: FilterSelection;
  onValueChange: (value: FilterSelection) => void;
  onClose: () => void;
}

/** The filter panel of the wishlist. */
export default function WishFilterDialog({ wishes, onClose, ...rest }: WishFilterDialogProps) {
  const { catalogue } = useTexts();
  return (
    <FilterPanel
      {...rest}
      groups={wishFilters(wishes, catalogue)}
      open
      showButton={false}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    />
  );
}
