import { createBrowserSession, createStoreApi } from "@taanka/api-client";
import {
  cartLines,
  createQueryClient,
  listingQuery,
  SessionProvider,
  useAddToCart,
  useCart,
  useRemoveFromCart,
} from "@taanka/store";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";

const session = createBrowserSession();
const queryClient = createQueryClient({
  api: createStoreApi({ baseUrl: "https://shop.example/api", session }),
});

function Sarees() {
  const { data, error } = useQuery(listingQuery({ of: { kind: "category", id: "sarees" } }));
  if (error) return <p>The sarees could not be loaded.</p>;
  return (
    <ul>
      {data?.cards.map(({ id, name, price }) => (
        <li key={id}>
          <a href={`/product/${id}`}>{name}</a> ₹{price}
        </li>
      ))}
    </ul>
  );
}

function AddToCart({ itemId, size, skuId }: { itemId: string; size: string; skuId: string }) {
  const add = useAddToCart();
  return (
    <button
      type="button"
      disabled={add.isPending}
      onClick={() => add.mutate({ itemId, size, skuId })}
    >
      Add to cart
    </button>
  );
}

/** A visitor's cart is kept on the device; an account's is the server's. The hooks are the same. */
function Cart() {
  const { data } = useCart();
  const remove = useRemoveFromCart();
  const lines = cartLines(data, (id) => `/product/${id}`);
  return (
    <ul aria-label="Cart">
      {lines.map((line) => (
        <li key={line.key}>
          {line.name}, {line.quantity} × ₹{line.price}
          <button type="button" onClick={() => remove.mutate(line.api)}>
            Remove
          </button>
        </li>
      ))}
    </ul>
  );
}

export function Shop() {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider session={session}>
        <Sarees />
        <AddToCart itemId="choga" size="M" skuId="CHOGA-M" />
        <Cart />
      </SessionProvider>
    </QueryClientProvider>
  );
}
