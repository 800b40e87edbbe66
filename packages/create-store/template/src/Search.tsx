import { SearchPanel } from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { listingPath } from "./listing";
import { store } from "./store";

interface SearchProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The panel that somebody searches in; what many search for stands below its field. */
export function Search(props: SearchProps) {
  const navigate = useNavigate();
  const trending = useQuery({
    queryKey: ["trending"],
    queryFn: ({ signal }) => store.search.trending(undefined, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: props.open,
  });
  return (
    <SearchPanel
      {...props}
      onSearch={(words) => void navigate(listingPath({ words }))}
      trending={trending.data ?? []}
    />
  );
}
