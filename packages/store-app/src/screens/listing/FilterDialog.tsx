import { activeFilters, facetsQuery, type ListingKind } from "@taanka/store";
import { FilterPanel, type FilterSelection } from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../texts";
import { defaultGroups, groupsOf } from "./filterGroups";

export interface FilterDialogProps {
  of: ListingKind;
  value: FilterSelection;
  onValueChange: (value: FilterSelection) => void;
  onClose: () => void;
}

/**
 * The filter panel of a listing. What it offers is asked for when it is opened, and counted anew with
 * every choice.
 */
export default function FilterDialog({ of, value, onValueChange, onClose }: FilterDialogProps) {
  const { listing: texts, catalogue } = useTexts();
  const [staged, setStaged] = useState(value);
  const facets = useQuery(facetsQuery(of, activeFilters(staged)));
  return (
    <FilterPanel
      open
      showButton={false}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      groups={facets.isLoadingError ? defaultGroups(catalogue) : groupsOf(facets.data, catalogue)}
      value={value}
      onValueChange={onValueChange}
      onStagedChange={setStaged}
      {...(facets.isLoading && { messages: { empty: texts.loadingFilters } })}
    />
  );
}
