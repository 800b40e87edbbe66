import { readManifest } from "./files.js";
import type { Garment, Manifest, ProductColor, ProductRecord, View } from "./schema.js";

type Pictured = Pick<ProductRecord, "id">;
type Described = Pick<ProductRecord, "name" | "garment" | "filters">;

const POSE: Record<Garment, string> = {
  saree: "folded, with the pallu fanned out",
  lehenga: "skirt, blouse and dupatta on a dress form",
  "lehenga-full": "full skirt, V-neck blouse and dupatta on a dress form",
  kurti: "on a dress form",
  "office-kurta": "on a dress form",
  anarkali: "on a dress form",
  suit: "kurti, palazzo trousers and dupatta on a dress form",
  gown: "on a dress form",
};

const CLOSE_UP: Record<Garment, string> = {
  saree: "the pallu",
  lehenga: "the hem and its border",
  "lehenga-full": "the hem and its border",
  kurti: "the neck",
  "office-kurta": "the collar and placket",
  anarkali: "the neck",
  suit: "the neck",
  gown: "the neck",
};

/** The manifest's key of a picture: its path in the pictures folder, without extension. */
export function pictureKey(product: Pictured, color: Pick<ProductColor, "id">, view: View): string {
  return `${product.id}/${color.id}-${view}`;
}

/**
 * The views of a product's colour that exist as pictures, in the order in which they are shown.
 * @param manifest pass the result of `readManifest()` when asking for many products
 */
export function availableViews(
  product: Pictured,
  color: Pick<ProductColor, "id" | "views">,
  manifest: Manifest = readManifest(),
): View[] {
  return color.views.filter((view) => Object.hasOwn(manifest, pictureKey(product, color, view)));
}

/** What a picture shows, for people who can't see it: the product, its colour and the view. */
export function altText(product: Described, color: Pick<ProductColor, "name">, view: View): string {
  return `${product.name} in ${color.name}, ${describeView(product, view)}`;
}

function describeView(product: Described, view: View): string {
  switch (view) {
    case "front":
      return POSE[product.garment];
    case "side":
      return "three-quarter view";
    case "back":
      return "seen from the back";
    case "draped":
      return "draped on a dress form";
    case "draped-side":
      return "draped on a dress form, three-quarter view";
    case "draped-detail":
      return "close-up of the pleats over the shoulder";
    case "hanging":
      return "hung over a rod to show body and pallu";
    case "detail":
      return `close-up of ${CLOSE_UP[product.garment]}`;
    case "weave":
      return `close-up of the ${fabricOf(product)}`;
  }
}

function fabricOf(product: Described): string {
  const fabric = product.filters.find(({ key }) => key === "Fabric")?.value;
  return fabric ? fabric.toLowerCase() : "cloth";
}
