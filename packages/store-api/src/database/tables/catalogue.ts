import type { ColumnType, Generated } from "kysely";
import type { KeyValue, ProductColumns } from "../../items/product-fields.js";
import type { Json, Timestamp } from "./columns.js";

export interface SettingsTable {
  key: string;
  value: string;
}

export interface CategoriesTable {
  id: string;
  name: string;
  description: string;
  image_key: string | null;
  image_color: string | null;
  position: number;
}

export interface SubcategoriesTable {
  id: string;
  category_id: string;
  name: string;
  description: string;
  position: number;
}

export interface BrandsTable {
  id: string;
  name: string;
  description: string;
}

export interface CampaignsTable extends BrandsTable {
  is_active: boolean;
}

export interface BannersTable {
  id: string;
  name: string;
  heading: string;
  text: string;
  link: string;
  image_key: string;
  portrait_key: string | null;
  image_color: string | null;
  text_side: "start" | "end";
  position: number;
}

export interface SectionsTable {
  name: string;
  title: string;
  subtitle: string;
  description: string;
  campaign_id: string | null;
  position: number;
}

export interface SectionItemsTable {
  section_name: string;
  item_id: string;
  position: number;
}

export interface FiltersTable {
  id: string;
  key: string;
  values: Json<string[]>;
  position: number;
}

export interface SizeChartsTable {
  garment: string;
  chart: Json<unknown>;
}

/**
 * What a card shows of a product and never changes between two imports.
 * @public Declarations of the presenters name it.
 */
export interface CardData {
  filters: KeyValue[];
  colors: { color: string; hexCode: string }[];
  images: string[];
  imageColor: string | null;
}

/** The columns that {@link ProductColumns} does not name are those that the shop counts with. */
export interface ItemsTable extends ProductColumns {
  num: number;
  id: string;
  name: string;
  garment: string;
  card: Json<CardData>;
  category_id: string;
  subcategory_id: string;
  brand_id: string;
  campaign_id: string | null;
  mrp: number;
  price: number;
  rating: number | null;
  review_count: Generated<number>;
  tags: ColumnType<string[], string | undefined, string>;
}

export interface ListingTable {
  num: number;
  price: number;
  popularity: number;
  created_at: Timestamp;
  facets: ColumnType<number[], string, string>;
  words: ColumnType<number[], string, string>;
  telling_words: Generated<number>;
}

export interface WordsTable {
  id: number;
  word: string;
}

export interface FacetsTable {
  id: number;
  key: string;
  value: string;
}

export interface ColorsTable {
  item_id: string;
  color_id: string;
  name: string;
  hex: string;
  position: number;
}

export interface ImagesTable {
  item_id: string;
  color_id: string;
  position: number;
  image_key: string;
  alt: string;
  width: number | null;
  height: number | null;
  dominant: string | null;
}

/** A picture that lives on another server. */
export interface RemotePicturesTable {
  key: string;
  url: string;
}

export interface ItemViewsTable {
  item_id: string;
  day: ColumnType<unknown, string, never>;
  views: number;
}

export interface SearchTermsTable {
  term: string;
  day: ColumnType<unknown, string, never>;
  searches: number;
}

/** What was searched for on a day, and by whom, as a hash of the address and the day. */
export interface SearchVotersTable {
  day: ColumnType<unknown, string, never>;
  voter: string;
  term: string;
}

/** Whether a variant can be ordered beyond its stock. */
export type InventoryPolicy = "deny" | "continue";

export interface VariantsTable {
  sku_id: string;
  item_id: string;
  color_id: string;
  size: string;
  /** Below zero where more is ordered than there is. */
  stock: number;
  inventory_policy: Generated<InventoryPolicy>;
  position: number;
}
