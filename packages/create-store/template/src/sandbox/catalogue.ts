import type { Cart, GuestCartInput, ItemDetail, ListingRequest } from "@taanka/api-client";
import { ApiError } from "@taanka/api-client";
import type { MockAnswers } from "@taanka/api-client/mock";
import goods from "./goods.json";
import { listed } from "./listing";

const pictureOf = (name: string) => `${import.meta.env.BASE_URL}pictures/${name}.webp`;

/** A product as lists and its page have it. */
const itemFrom = ({ id, colors, ...rest }: (typeof goods)[number]) => ({
  ...rest,
  _id: id,
  images: [pictureOf(id)],
  defaultColor: colors?.[0]?.color,
});

function found<Thing>(thing: Thing | undefined): Thing {
  if (!thing) throw new ApiError("There is no such product", { status: 404 });
  return thing;
}

const productOf = (id?: string) => found(goods.find((product) => product.id === id));

/** A product's colours; one without a choice has the colour of its picture. */
const colorsOf = ({ id, imageColor, colors }: (typeof goods)[number]) =>
  colors ?? [{ color: "default", hexCode: imageColor, picture: id, imageColor }];

function detailOf(itemId?: string): ItemDetail[] {
  const product = productOf(itemId);
  const { id, name, sizes } = product;
  const imagesByColor = colorsOf(product).map(({ color, hexCode, picture, imageColor }) => ({
    color,
    hexCode,
    images: [{ url: pictureOf(picture), priority: 0, alt: name, color: imageColor }],
    sizes: sizes.map((size) => ({
      size,
      skuId: `${id}-${color}-${size}`,
      inStock: size !== "XL",
    })),
  }));
  return [{ _id: id, itemId: id, imagesByColor }];
}

function pageOf(request: ListingRequest) {
  const { products, ...rest } = listed(request);
  return { ...rest, items: products.map(itemFrom) };
}

const categories = [
  { _id: "sarees", name: "Sarees" },
  { _id: "kurtis", name: "Kurtis" },
  { _id: "suits", name: "Suits" },
  { _id: "lehengas", name: "Lehengas" },
];

export const cartOf = ({ lines }: GuestCartInput): Cart => ({
  items: lines.flatMap(({ itemId, color = "default", ...line }) => {
    const known = goods.find(({ id }) => id === itemId);
    const variant = known && colorsOf(known).find((one) => one.color === color);
    if (!variant) return [];
    const { id, name, MRP, discountedPrice } = known;
    const { picture, imageColor } = variant;
    const item = { _id: id, name, description: "", image: pictureOf(picture), imageColor };
    return {
      ...line,
      color,
      maxQuantity: 10,
      itemId: { ...item, MRP, discountedPrice, discountPercentage: undefined },
    };
  }),
});

/** Six products, and what a cart of them costs: they stand in for an API until `shop.json` names one. */
export const catalogueAnswers: MockAnswers = {
  items: {
    list: ({ body }) => pageOf(body as ListingRequest),
    read: ({ params }) => itemFrom(productOf(params.id)),
  },
  categories: { list: categories },
  search: { trending: ["Chanderi", "Kurti", "Bandhani"] },
  itemDetails: { ofItem: ({ params }) => detailOf(params.itemId) },
  cart: {
    preview: ({ body }) => cartOf(body as GuestCartInput),
    // An order names its lines: the sandbox has no cart beside the device's.
    merge: { unmerged: [] },
  },
};
