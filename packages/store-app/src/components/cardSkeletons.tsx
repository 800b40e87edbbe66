import { ProductCardSkeleton } from "@taanka/ui";

/** So many places of cards that are on their way. */
export function cardSkeletons(count: number) {
  const places = Array.from({ length: count }, (_, place) => place);
  return places.map((place) => <ProductCardSkeleton key={place} />);
}
