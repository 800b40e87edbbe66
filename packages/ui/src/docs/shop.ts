import type { ProductCardProps } from "../commerce";
import type { NavigationCategory } from "../navigation";
import type { BannerSlide } from "../sections";
import { samplePicture } from "./fixtures";
import shop from "./shop.json";

/** A product of the sample catalogue with the views that it was photographed in. */
export type ShopProduct = (typeof shop.products)[number];
type View = "draped" | "draped-side" | "front" | "side" | "hanging" | "detail" | "weave";

const described: Record<string, string> = {
  draped: "draped",
  front: "from the front",
  side: "three-quarter view",
  "draped-side": "draped, three-quarter view",
  hanging: "over a rod",
  detail: "close up",
  weave: "the weave",
};

/** One view of a product in the colour it was chosen in; undefined if there is none. */
function pictureOf({ id, name, color, views }: ShopProduct, view: string) {
  const taken = views.find((candidate) => candidate.view === view);
  const alt = `${name}, ${described[view] ?? view}`;
  return taken && samplePicture(`${id}/${color}-${view}`, alt, taken.color);
}

/** All its views, the most telling first. */
export const picturesOf = (product: ShopProduct) =>
  product.views.flatMap(({ view }) => pictureOf(product, view) ?? []);

export function productById(id: string): ShopProduct {
  const product = shop.products.find((candidate) => candidate.id === id);
  if (!product) throw new Error(`The sample shop has no ${id}`);
  return product;
}

export const productsById = (...ids: string[]) => ids.map(productById);

const second: View[] = ["side", "draped-side", "detail", "hanging", "weave"];

/** A product as `ProductCard` takes it. */
export function cardOf(product: ShopProduct): ProductCardProps {
  const [first] = picturesOf(product);
  const hover = second.map((view) => pictureOf(product, view)).find(Boolean);
  return {
    name: product.name,
    href: `#${product.id}`,
    picture: first,
    ...(hover && { hoverPicture: { ...hover, alt: "" } }),
    price: product.price,
    mrp: product.mrp,
    rating: product.rating,
    colors: product.colors,
  };
}

export type BannerName = "wedding" | "silk" | "festive" | "cotton" | "lights";

/** A banner's picture, with its upright crop for narrow screens. */
function bannerPicture(name: BannerName) {
  const wide = samplePicture(`banners/${name}`, "", shop.banners[name]);
  const crop = `./pictures/banners/${name}-portrait.webp`;
  return { ...wide, sources: [{ media: "(max-aspect-ratio: 7/10)", srcSet: crop }] };
}

export const uprightBanner = (name: BannerName) =>
  samplePicture(`banners/${name}-portrait`, "", shop.banners[`${name}-portrait`]);

/** The home page's banners. */
export const shopBanners: BannerSlide[] = [
  {
    id: "wedding",
    heading: "The Wedding Edit",
    text: "Bridal lehengas, Banarasi jaal and gota for every function on the card.",
    href: "#wedding",
    linkLabel: "Shop now",
    picture: bannerPicture("wedding"),
  },
  {
    id: "silk",
    heading: "Silk, by the pleat",
    text: "Temple borders and zari vines, on silk with some weight to it.",
    href: "#silk",
    linkLabel: "Shop now",
    picture: bannerPicture("silk"),
  },
  {
    id: "festive",
    heading: "Dressed before the diyas are lit",
    text: "Zari buta, gota and bright silk for the festival months.",
    href: "#festive",
    linkLabel: "Shop now",
    picture: bannerPicture("festive"),
  },
];

const category = (name: string, ...below: string[]): NavigationCategory => ({
  id: name.toLowerCase().replace(" ", "-"),
  name,
  href: `#${name.toLowerCase().replace(" ", "-")}`,
  subcategories: below.map((label) => ({
    label,
    href: `#${label.toLowerCase().replaceAll(" ", "-")}`,
  })),
});

export const shopCategories: NavigationCategory[] = [
  category("Sarees", "Silk Sarees", "Cotton Sarees", "Chiffon Sarees", "Handloom Sarees"),
  category("Lehengas", "Wedding Lehengas", "Festive Lehengas"),
  category("Kurtis", "Printed Kurtis", "Chikankari Kurtis"),
  category("Suits", "Palazzo Suits", "Festive Suits"),
  category("Party Wear", "Party Wear Sarees", "Gowns"),
];
