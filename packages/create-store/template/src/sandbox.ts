import type { Cart, GuestCartInput, ItemDetail, ListingRequest } from "@taanka/api-client";
import { ApiError } from "@taanka/api-client";
import { createMockTransport } from "@taanka/api-client/mock";
import goods from "./sandbox.json";

const sizes = ["S", "M", "L", "XL"];
const pictureOf = (id: string) => `/pictures/${id}.webp`;

/** Six products stand in for an API until `shop.json` names one. */
const items = goods.map(({ id, ...facts }) => ({
  ...facts,
  _id: id,
  images: [pictureOf(id)],
}));

function found(id = ""): (typeof items)[number] {
  const item = items.find(({ _id }) => _id === id);
  if (!item) throw new ApiError("There is no such product", { status: 404 });
  return item;
}

const detailOf = (id = ""): ItemDetail[] => [
  {
    _id: id,
    itemId: found(id)._id,
    imagesByColor: [
      {
        color: "default",
        hexCode: found(id).imageColor,
        images: [
          { url: pictureOf(id), priority: 0, alt: found(id).name, color: found(id).imageColor },
        ],
        sizes: sizes.map((size) => ({ size, skuId: `${id}-${size}`, inStock: size !== "XL" })),
      },
    ],
  },
];

const pageOf = ({ page = 1, limit = 50 }: ListingRequest) => ({
  items: items.slice((page - 1) * limit, page * limit),
  totalItems: items.length,
});

const cartOf = ({ lines }: GuestCartInput): Cart => ({
  items: lines.map(({ itemId, ...line }) => {
    const { _id, name, images, imageColor, MRP, discountedPrice } = found(itemId);
    const item = { _id, name, description: "", image: images[0] ?? "", imageColor };
    return {
      color: "default",
      ...line,
      maxQuantity: 10,
      itemId: { ...item, MRP, discountedPrice, discountPercentage: undefined },
    };
  }),
});

export const sandbox = createMockTransport({
  items: {
    list: ({ body }) => pageOf(body as ListingRequest),
    read: ({ params }) => found(params.id),
  },
  itemDetails: { ofItem: ({ params }) => detailOf(params.itemId) },
  cart: { preview: ({ body }) => cartOf(body as GuestCartInput) },
});
