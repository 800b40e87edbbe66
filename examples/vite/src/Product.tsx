import {
  Button,
  Gallery,
  Heading,
  Price,
  ProductFrame,
  SizeSelector,
  Stack,
  Text,
} from "@taanka/ui";
import { useState } from "react";
import type { products } from "./products";

const sizes = [{ size: "S" }, { size: "M" }, { size: "L" }, { size: "XL", soldOut: true }];

/** One product: its picture, its price, and a size that has to be chosen before it is bought. */
export function Product({ product }: { product: (typeof products)[number] }) {
  const [size, setSize] = useState("");
  const [said, say] = useState("");
  const buy = () =>
    say(size ? `${product.name} in ${size} is in your bag.` : "Choose a size first.");
  return (
    <ProductFrame
      gallery={<Gallery product={product.name} pictures={[product.picture]} />}
      buy={
        <Stack gap="6">
          <Heading level={2} size="2xl">
            {product.name}
          </Heading>
          <Price size="large" price={product.price} mrp={product.mrp} />
          <SizeSelector sizes={sizes} value={size} onValueChange={setSize} />
          <Button onClick={buy}>Add to bag</Button>
          <Text role="status">{said}</Text>
        </Stack>
      }
    />
  );
}
