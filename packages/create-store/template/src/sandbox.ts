import type { Cart, GuestCartInput, ItemDetail, ListingRequest } from "@taanka/api-client";
import { ApiError } from "@taanka/api-client";
import { createMockTransport } from "@taanka/api-client/mock";
import goods from "./sandbox.json";

const pictureOf = (id: string) => `/pictures/${id}.webp`;

/** Six products stand in for an API until `shop.json` names one. */
const items = goods.map(({ id, sizes: _, ...facts }) => ({
  ...facts,
  _id: id,
  images: [pictureOf(id)],
}));

function found<Thing>(thing: Thing | undefined): Thing {
  if (!thing) throw new ApiError("There is no such product", { status: 404 });
  return thing;
}

const itemOf = (id?: string) => found(items.find(({ _id }) => _id === id));

function detailOf(itemId?: string): ItemDetail[] {
  const { id, name, imageColor, sizes } = found(goods.find(({ id }) => id === itemId));
  const variant = {
    color: "default",
    hexCode: imageColor,
    images: [{ url: pictureOf(id), priority: 0, alt: name, color: imageColor }],
    sizes: sizes.map((size) => ({ size, skuId: `${id}-${size}`, inStock: size !== "XL" })),
  };
  return [{ _id: id, itemId: id, imagesByColor: [variant] }];
}

const pageOf = ({ page = 1, limit = 50 }: ListingRequest) => ({
  items: items.slice((page - 1) * limit, page * limit),
  totalItems: items.length,
});

const cartOf = ({ lines }: GuestCartInput): Cart => ({
  items: lines.flatMap(({ itemId, color = "default", ...line }) => {
    const known = items.find(({ _id }) => _id === itemId);
    if (!known) return [];
    const { _id, name, images, imageColor, MRP, discountedPrice } = known;
    const item = { _id, name, description: "", image: images[0] ?? "", imageColor };
    return {
      ...line,
      color,
      maxQuantity: 10,
      itemId: { ...item, MRP, discountedPrice, discountPercentage: undefined },
    };
  }),
});

export const sandbox = createMockTransport({
  items: {
    list: ({ body }) => pageOf(body as ListingRequest),
    read: ({ params }) => itemOf(params.id),
  },
  itemDetails: { ofItem: ({ params }) => detailOf(params.itemId) },
  cart: { preview: ({ body }) => cartOf(body as GuestCartInput) },
});
