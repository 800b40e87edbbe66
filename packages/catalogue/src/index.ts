export {
  type Catalogue,
  type HomeSection,
  type LoadOptions,
  loadCatalogue,
  type Product,
} from "./catalogue.js";
export { CatalogueError, type CatalogueProblem } from "./error.js";
export { dataDir, picturesDir, readManifest } from "./files.js";
export { altText, availableViews, pictureKey } from "./pictures.js";
export {
  type Banner,
  type Brand,
  type Campaign,
  type Category,
  type Filter,
  GARMENTS,
  type Garment,
  type GarmentSizeChart,
  type Manifest,
  type ProductColor,
  type ProductRecord,
  type ProductVariant,
  type Review,
  SECTION_NAMES,
  type SectionName,
  type SizeCharts,
  type SubcategoryEntry,
  VIEWS,
  type View,
} from "./schema.js";
