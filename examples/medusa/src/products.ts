import { NO_COLOR } from "@taanka/api-client";
import { AdapterError } from "@taanka/api-client/adapter";
import { type CallAnswer, discountPercent, type endpoints } from "@taanka/api-client/contract";
import type { Medusa, Query } from "./medusa";
import { type Product, productPage } from "./schemas";

type Variant = Product["variants"][number];

/** What is asked for of a product. With a region Medusa calculates the prices too. */
const fields = [
  "id,title,description,thumbnail,images.url,options.title,options.values.id,options.values.value",
  "variants.id,variants.manage_inventory,variants.allow_backorder,variants.inventory_quantity",
  "variants.options.id,variants.options.value",
].join();

/** A variant's values of the options that are a colour, or of all others. */
const valuesOf = (product: Product, variant: Variant, ofColor: boolean) =>
  product.options
    .filter(({ title }) => /^colou?r$/i.test(title) === ofColor)
    .flatMap(({ values }) => values)
    .filter(({ id }) => variant.options.some((option) => option.id === id))
    .map(({ value }) => value)
    .join(" / ");

/** Colour and size of a variant. Whatever is no colour is the size. */
export const choiceOf = (product: Product, variant: Variant) => ({
  color: valuesOf(product, variant, true) || NO_COLOR,
  size: valuesOf(product, variant, false) || "Free Size",
});

/** The variants that have a price in this region: a shop sells no others. */
export const soldVariants = (product: Product) =>
  product.variants.flatMap((variant) => {
    const { calculated_price: price, manage_inventory, allow_backorder: onOrder } = variant;
    if (!price) return [];
    const left = Math.max(0, variant.inventory_quantity);
    const isCounted = manage_inventory && !onOrder;
    const stock = isCounted ? left : undefined;
    return [{ ...choiceOf(product, variant), skuId: variant.id, price, stock, onOrder }];
  });

/** A product as a card shows it, with its first variant's price; nothing where none has a price. */
export function toItem(product: Product): CallAnswer<typeof endpoints.items.read> | undefined {
  const sold = soldVariants(product);
  if (!sold[0]) return undefined;
  const { original_amount: MRP, calculated_amount: discountedPrice } = sold[0].price;
  const colors = [...new Set(sold.map(({ color }) => color))];
  const { id: _id, title: name, description, thumbnail, images } = product;
  return {
    ...{ _id, name, description, image: thumbnail, images: images.map(({ url }) => url) },
    ...{ MRP, discountedPrice, discountPercentage: discountPercent(discountedPrice, MRP) },
    ...{ defaultColor: colors[0], isItemDetail: colors.length > 1 },
    colors: colors.filter((color) => color !== NO_COLOR).map((color) => ({ color })),
  };
}

/** The colours of a product, each with its sizes. Medusa's pictures belong to all colours. */
export function toColors(product: Product): CallAnswer<typeof endpoints.itemDetails.ofItem> {
  const sold = soldVariants(product);
  const images = product.images.map(({ url }, priority) => ({ url, priority, alt: product.title }));
  const imagesByColor = [...new Set(sold.map(({ color }) => color))].map((color) => ({
    ...{ color, images },
    sizes: sold
      .filter((variant) => variant.color === color)
      .map(({ size, skuId, stock, onOrder }) => ({
        size,
        skuId,
        stock,
        onOrder,
        inStock: stock !== 0,
      })),
  }));
  return [{ _id: product.id, itemId: product.id, imagesByColor }];
}

/** Products of Medusa. */
export function createProducts(medusa: Medusa, region_id: string) {
  const list = (query: Query, signal: AbortSignal) =>
    medusa.get(productPage, "/products", signal, { ...query, fields, region_id });
  const read = async (id: string, signal: AbortSignal) => {
    const [product] = (await list({ id: [id] }, signal)).products;
    if (!product) throw new AdapterError("not_found", "There is no such product");
    return product;
  };
  return { list, read };
}
export type Products = ReturnType<typeof createProducts>;
