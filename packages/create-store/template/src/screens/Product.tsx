import type { ItemRead, ItemVariant } from "@taanka/api-client";
import {
  Button,
  ColorSwatches,
  ErrorState,
  Gallery,
  Heading,
  PageLoader,
  Price,
  ProductFrame,
  SizeSelector,
  Stack,
  Text,
  useToast,
} from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { About } from "../About";
import { addLine } from "../cart";
import { colorName, noColor, useChoice } from "../choice";
import { isNotFound } from "../errors";
import { texts } from "../language";
import { pictureOf } from "../picture";
import { store } from "../store";
import { titleOf } from "../title";
import { NotFound } from "./NotFound";

async function load(id: string, signal: AbortSignal) {
  const [item, details] = await Promise.all([
    store.items.read(id, { signal }),
    store.items.details(id, { signal }),
  ]);
  return { item, variants: details.flatMap(({ imagesByColor }) => imagesByColor) };
}

type Loaded = Awaited<ReturnType<typeof load>>;

/** Puts one piece into the cart, and says what became of it. */
function useAdd(item: ItemRead) {
  const toast = useToast();
  const navigate = useNavigate();
  const action = { label: texts.cart, onAction: () => navigate("/cart") };
  return (color: string, { size, skuId, stock }: ItemVariant["sizes"][number]) => {
    const outcome = addLine({ itemId: item._id, skuId, size, color, quantity: 1 }, stock);
    if (outcome === "added") toast.success(texts.added, { action });
    else toast.info(texts[outcome], { action });
  };
}

/** Name, price, colour, size, and the way into the cart. */
function BuyBox({ item, variants, choice }: Loaded & { choice: ReturnType<typeof useChoice> }) {
  const { variant, sizes, chosen, isSoldOut } = choice;
  const [wrong, setWrong] = useState(false);
  const add = useAdd(item);
  const press = () => {
    setWrong(!chosen);
    if (chosen) add(variant?.color ?? noColor, chosen);
  };
  return (
    <Stack gap="6">
      <title>{titleOf(item.name)}</title>
      <Heading level={1} size="2xl">
        {item.name}
      </Heading>
      <Price size="large" price={item.discountedPrice ?? item.MRP} mrp={item.MRP} />
      {variants.length > 1 && (
        <ColorSwatches
          colors={variants.map(({ color, hexCode }) => ({
            id: color,
            name: colorName(color),
            hex: hexCode,
          }))}
          value={variant?.color}
          onValueChange={choice.chooseColor}
        />
      )}
      {sizes.length > 0 && (
        <SizeSelector
          sizes={sizes.map(({ size, inStock }) => ({ size, soldOut: !inStock }))}
          value={chosen?.size ?? ""}
          onValueChange={choice.chooseSize}
          error={wrong && !chosen && !isSoldOut ? texts.chooseSize : undefined}
        />
      )}
      {variants.length > 1 && isSoldOut && (
        <Text role="status" size="sm" tone="sale">
          {texts.colorSoldOut}
        </Text>
      )}
      <Button disabled={isSoldOut} onClick={press}>
        {isSoldOut ? texts.soldOut : texts.add}
      </Button>
      <About item={item} />
    </Stack>
  );
}

/** A product's pictures in a colour; where none are of it, those that are of no colour. */
function picturesOf({ name, images }: ItemRead, variant?: ItemVariant) {
  const ofColor = (variant?.images ?? []).flatMap(
    ({ url, alt, color }) => pictureOf(url, color, alt || name) ?? [],
  );
  if (ofColor.length > 0) return ofColor;
  return images.flatMap((url) => pictureOf(url, undefined, name) ?? []);
}

/** One product: its pictures in the chosen colour, and what it takes to buy it. */
function ProductView({ item, variants }: Loaded) {
  const choice = useChoice(variants, item.defaultColor);
  const { variant } = choice;
  const pictures = picturesOf(item, variant);
  return (
    <ProductFrame
      gallery={<Gallery key={variant?.color} product={item.name} pictures={pictures} />}
      buy={<BuyBox item={item} variants={variants} choice={choice} />}
    />
  );
}

export function Product() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ["item", id],
    queryFn: ({ signal }) => load(id, signal),
  });
  if (data) return <ProductView key={id} {...data} />;
  if (isNotFound(error)) return <NotFound />;
  if (error) return <ErrorState level={1} title={texts.failed} onRetry={() => void refetch()} />;
  return <PageLoader />;
}
