import { ApiError } from "@taanka/api-client";
import {
  Button,
  ErrorState,
  Gallery,
  Heading,
  PageLoader,
  Price,
  ProductFrame,
  SizeSelector,
  Stack,
  useToast,
} from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { addLine } from "../cart";
import { texts } from "../language";
import { pictureAddress, store } from "../store";
import { titleOf } from "../title";
import { NotFound } from "./NotFound";

async function load(id: string, signal: AbortSignal) {
  const [item, details] = await Promise.all([
    store.items.read(id, { signal }),
    store.items.details(id, { signal }),
  ]);
  return { item, variant: details[0]?.imagesByColor[0] };
}

type Loaded = Awaited<ReturnType<typeof load>>;

/** One product in its first colour: choose a size, put it into the cart. */
function ProductView({ item, variant }: Loaded) {
  const sizes = variant?.sizes ?? [];
  // One size fits all: there is nothing to choose.
  const only = sizes.length === 1 ? sizes[0] : undefined;
  const [size, setSize] = useState(only?.inStock ? only.size : "");
  const [wrong, setWrong] = useState(false);
  const toast = useToast();
  const navigate = useNavigate();
  const add = () => {
    const chosen = sizes.find((one) => one.size === size);
    setWrong(!chosen);
    if (!chosen) return;
    const color = variant?.color ?? "default";
    addLine({ itemId: item._id, skuId: chosen.skuId, size, color, quantity: 1 });
    toast.success(texts.added, {
      action: { label: texts.cart, onAction: () => navigate("/cart") },
    });
  };
  const pictures = (variant?.images ?? []).map(({ url, alt, color }) => ({
    src: pictureAddress(url),
    alt: alt || item.name,
    color: color ?? undefined,
  }));
  return (
    <ProductFrame
      gallery={<Gallery product={item.name} pictures={pictures} />}
      buy={
        <Stack gap="6">
          <title>{titleOf(item.name)}</title>
          <Heading level={1} size="2xl">
            {item.name}
          </Heading>
          <Price size="large" price={item.discountedPrice ?? item.MRP} mrp={item.MRP} />
          <SizeSelector
            sizes={sizes.map((one) => ({ size: one.size, soldOut: !one.inStock }))}
            value={size}
            onValueChange={setSize}
            error={wrong && !size ? texts.chooseSize : undefined}
          />
          <Button onClick={add}>{texts.add}</Button>
        </Stack>
      }
    />
  );
}

export function Product() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ["item", id],
    queryFn: ({ signal }) => load(id, signal),
  });
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  if (error) return <ErrorState level={1} title={texts.failed} onRetry={() => void refetch()} />;
  return data ? <ProductView key={id} {...data} /> : <PageLoader />;
}
