import { type FilterGroup, FilterPanel, type FilterSelection } from "@taanka/ui";

export interface WishFilterDialogProps {
  groups: readonly FilterGroup[];
  value: FilterSelection;
  onValueChange: (value: FilterSelection) => void;
  onClose: () => void;
}

/** The filter panel of the wishlist. */
export default function WishFilterDialog({ onClose, ...rest }: WishFilterDialogProps) {
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
