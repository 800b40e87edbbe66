import type { ItemRead } from "@taanka/api-client";
import { Container } from "@taanka/ui";
import { ProductInformation } from "./ProductInformation";
import { RelatedProducts } from "./RelatedProducts";

/** What follows the choice of a product: its description and other products. */
export function BelowProduct({ item }: { item: ItemRead }) {
  return (
    <Container>
      <ProductInformation item={item} />
      <RelatedProducts item={item} />
    </Container>
  );
}
