import { ProductCard } from "../commerce";
import { sampleProducts } from "./fixtures";

/** Cards of the sample catalogue, for the stories of this group. */
export const sampleCards = (count = sampleProducts.length) =>
  sampleProducts.slice(0, count).map(({ id, ...product }) => <ProductCard key={id} {...product} />);
