import {
  altText,
  availableViews,
  type Catalogue,
  type Manifest,
  type Product,
  type ProductColor,
  pictureKey,
} from "@taanka/catalogue";
import type * as v from "valibot";
import type { headerSchema } from "../import/header.js";
import type { ProductInput } from "../import/product.js";
import { fieldsIn } from "../items/product-fields.js";

/** A catalogue as somebody writes it down for the importer. */
export type CatalogueDocument = v.InferInput<typeof headerSchema> & { products: ProductInput[] };

function picturesOf(product: Product, color: ProductColor, manifest: Manifest) {
  return availableViews(product, color, manifest).map((view) => {
    const key = pictureKey(product, color, view);
    const { width, height, color: dominant } = manifest[key] ?? {};
    return { url: key, alt: altText(product, color, view), width, height, color: dominant };
  });
}

function toProduct(product: Product, manifest: Manifest): ProductInput {
  const { defaultColor } = product;
  const others = product.colors.filter((color) => color.id !== defaultColor.id);
  return {
    id: product.id,
    name: product.name,
    ...fieldsIn(product),
    category: product.category.name,
    subcategory: product.subcategory.name,
    brand: product.brand.name,
    campaign: product.campaign?.name,
    garment: product.garment,
    price: product.price,
    mrp: product.mrp,
    filters: product.filters,
    popularity: product.popularity,
    createdAt: product.createdAt,
    reviews: product.reviews.map(({ productId: _, ...review }) => review),
    colors: [defaultColor, ...others].map((color) => ({
      id: color.id,
      name: color.name,
      hex: color.hex,
      images: picturesOf(product, color, manifest),
      sizes: color.sizes.map(({ size, skuId, stock }) => ({ size, sku: skuId, stock })),
    })),
  };
}

/**
 * The sample catalogue as a document of the importer. What has no picture yet does without, and a
 * slide without its picture is left out.
 *
 * @param manifest - the pictures that exist, by key
 */
export function toDocument(catalogue: Catalogue, manifest: Manifest): CatalogueDocument {
  const picture = (key: string | undefined) => {
    const found = key && manifest[key];
    return found ? { url: key, color: found.color } : null;
  };
  return {
    categories: catalogue.categories.map(({ image, ...category }) => ({
      ...category,
      image: picture(image),
    })),
    brands: catalogue.brands,
    campaigns: catalogue.campaigns,
    filters: catalogue.filters,
    sizeCharts: catalogue.sizeCharts,
    banners: catalogue.banners.flatMap(({ image: key, ...banner }) => {
      const image = picture(key);
      const portrait = picture(`${key}-portrait`)?.url;
      return image ? [{ ...banner, image, portrait }] : [];
    }),
    sections: catalogue.sections.map(({ campaign, items, ...section }) => ({
      ...section,
      campaign: campaign?.name,
      items: items.map(({ id }) => id),
    })),
    products: catalogue.products.map((product) => toProduct(product, manifest)),
  };
}
