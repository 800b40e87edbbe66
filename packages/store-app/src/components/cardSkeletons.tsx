import { ProductCardSkeleton } from "@taanka/ui";

/** Places of cards that are on their way; two rows of a desktop while nobody knows how many come. */
export function cardSkeletons(count = 6) {
  const places = Array.from({ length: count }, (_, place) => place);
  return places.map((place) => <ProductCardSkeleton key={place} />);
}
