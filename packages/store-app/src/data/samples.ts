import { pictureFiles } from "../paths";
import type { Texts } from "../texts";

/** A made-up product that stands where the shop's own can't be had. */
export interface Sample {
  id: string;
  name: string;
  /** Subcategory that it stands for, as its tab is called. */
  tab: string;
  picture: { src: string; color: string };
  /** Rupees. */
  price: number;
}

/** Rupees, the same for every sample. */
export const sampleMrp = 1999;

const ground = "#d8c8b8";

/** Pictures are files of the storefront: they are there when the API is not. */
const shapes = [
  { id: "kurti", tab: "casual", price: 1199 },
  { id: "party-saree", tab: "party", price: 1499 },
  { id: "lehenga", tab: "wedding", price: 1599 },
  { id: "casual", tab: "festive", price: 1299 },
  { id: "gown", tab: "nights", price: 1399 },
  { id: "saree", tab: "party", price: 1599 },
] as const;

/** The samples in the language of the page, in the order of their tabs. */
export const samplesOf = ({ samples }: Texts): Sample[] =>
  shapes.map(({ id, tab, price }) => ({
    id: `sample-${id}`,
    name: samples.names[id],
    tab: samples.tabs[tab],
    picture: { src: pictureFiles.sample(id), color: ground },
    price,
  }));
