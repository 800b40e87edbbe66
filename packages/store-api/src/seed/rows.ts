import { discountPercent } from "@taanka/api-client/contract";
import {
  altText,
  availableViews,
  type Catalogue,
  type Manifest,
  type Product,
  type ProductColor,
  pictureKey,
} from "@taanka/catalogue";
import type { NewRow } from "../database/schema.js";
import { PLACE_KEYS } from "../items/facets.js";
import { wordsIn } from "../items/words.js";

/** A product's rows, without the number that the database gives it. */
export interface ProductRows {
  item: Omit<NewRow<"items">, "num">;
  popularity: number;
  createdAt: Date;
  /** Key and value of everything a listing can ask for. */
  facets: { key: string; value: string }[];
  /** Distinct words that a search finds the product by. */
  words: string[];
  colors: NewRow<"colors">[];
  images: NewRow<"images">[];
  variants: NewRow<"variants">[];
}

function imageRows(product: Product, color: ProductColor, manifest: Manifest): NewRow<"images">[] {
  return availableViews(product, color, manifest).map((view, position) => {
    const key = pictureKey(product, color, view);
    const picture = manifest[key];
    return {
      item_id: product.id,
      color_id: color.id,
      position,
      image_key: key,
      alt: altText(product, color, view),
      width: picture?.width ?? 0,
      height: picture?.height ?? 0,
      dominant: picture?.color ?? null,
    };
  });
}

function facetsOf(product: Product): { key: string; value: string }[] {
  const filters = product.filters.filter(({ key }) => key !== "PriceRange");
  return [
    ...filters,
    { key: "PriceRange", value: product.priceBand },
    { key: PLACE_KEYS.category, value: product.categoryId },
    { key: PLACE_KEYS.subcategory, value: product.subcategoryId },
    { key: PLACE_KEYS.brand, value: product.brandId },
    ...(product.campaign ? [{ key: PLACE_KEYS.campaign, value: product.campaign.id }] : []),
  ];
}

function wordsOf(product: Product): string[] {
  return wordsIn(
    [
      product.name,
      product.garment,
      product.category.name,
      product.subcategory.name,
      product.brand.name,
      ...product.filters.map(({ value }) => value),
      ...product.colors.map((color) => color.name),
      discountPercent(product.price, product.mrp) > 0 ? "discount sale offer" : "",
      product.campaign?.name ?? "",
      ...product.details.map(({ value }) => value),
      product.description,
    ].join(" "),
  );
}

/** Everything the database keeps of a product. */
export function productRows(product: Product, manifest: Manifest): ProductRows {
  const { defaultColor } = product;
  const colors = [defaultColor, ...product.colors.filter((color) => color.id !== defaultColor.id)];
  const images = colors.flatMap((color) => imageRows(product, color, manifest));
  // A colour without pictures yet must not leave the card empty while another has some.
  const card = images.filter((image) => image.color_id === images[0]?.color_id).slice(0, 2);
  return {
    item: {
      id: product.id,
      name: product.name,
      description: product.description,
      garment: product.garment,
      return_policy: product.returnPolicy,
      details: JSON.stringify(product.details),
      card: JSON.stringify({
        filters: product.filters,
        colors: colors.map(({ name, hex }) => ({ color: name, hexCode: hex })),
        images: card.map((image) => image.image_key),
        imageColor: card[0]?.dominant ?? null,
      }),
      category_id: product.categoryId,
      subcategory_id: product.subcategoryId,
      brand_id: product.brandId,
      campaign_id: product.campaign?.id ?? null,
      mrp: product.mrp,
      price: product.price,
      rating: product.rating,
      review_count: product.reviews.length,
    },
    popularity: product.popularity,
    createdAt: new Date(`${product.createdAt}T00:00:00Z`),
    facets: facetsOf(product),
    words: wordsOf(product),
    images,
    colors: colors.map((color, position) => ({
      item_id: product.id,
      color_id: color.id,
      name: color.name,
      hex: color.hex,
      position,
    })),
    variants: colors.flatMap((color) =>
      color.sizes.map((variant, position) => ({
        sku_id: variant.skuId,
        item_id: product.id,
        color_id: color.id,
        size: variant.size,
        stock: variant.stock,
        position,
      })),
    ),
  };
}

/** Rows of the tables that are small and simply replaced. */
export function smallTables(catalogue: Catalogue, manifest: Manifest) {
  const subcategories = catalogue.categories.flatMap((category) =>
    category.subcategories.map((entry, position) => ({
      ...entry,
      category_id: category.id,
      position,
    })),
  );
  const portrait = (key: string) => (manifest[`${key}-portrait`] ? `${key}-portrait` : null);
  return {
    categories: catalogue.categories.map(({ id, name, description, image }, position) => ({
      id,
      name,
      description,
      image_key: image && manifest[image] ? image : null,
      image_color: (image && manifest[image]?.color) || null,
      position,
    })),
    subcategories,
    brands: catalogue.brands,
    campaigns: catalogue.campaigns.map(({ id, name, description, isActive }) => ({
      id,
      name,
      description,
      is_active: isActive,
    })),
    banners: catalogue.banners
      .filter((banner) => manifest[banner.image])
      .map(({ id, name, heading, text, link, image, textSide }, position) => ({
        id,
        name,
        heading,
        text,
        link,
        image_key: image,
        portrait_key: portrait(image),
        image_color: manifest[image]?.color ?? null,
        text_side: textSide,
        position,
      })),
    filters: catalogue.filters.map(({ key, values }, position) => ({
      id: key.toLowerCase(),
      key,
      values: JSON.stringify(values),
      position,
    })),
    sizeCharts: Object.entries(catalogue.sizeCharts).map(([garment, chart]) => ({
      garment,
      chart: JSON.stringify(chart),
    })),
    sections: catalogue.sections.map((section, position) => ({
      name: section.sectionName,
      title: section.title,
      subtitle: section.subtitle,
      description: section.description,
      campaign_id: section.campaign?.id ?? null,
      position,
    })),
    sectionItems: catalogue.sections.flatMap((section) =>
      section.items.map(({ id }, position) => ({
        section_name: section.sectionName,
        item_id: id,
        position,
      })),
    ),
  };
}
