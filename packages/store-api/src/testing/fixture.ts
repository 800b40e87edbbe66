import type { Catalogue, Manifest, Product } from "@taanka/catalogue";

const FILTERS = [
  { key: "Color", values: ["Red", "Blue", "Green"] },
  { key: "PriceRange", values: ["Under 500", "500-1000", "1000-1500", "1500-2000", "Above 2000"] },
  { key: "Fabric", values: ["Silk", "Cotton", "Linen"] },
];

const CATEGORIES = [
  {
    id: "sarees",
    name: "Sarees",
    description: "Five metres of cloth.",
    image: "silk-one/red-front",
    subcategories: [
      { id: "silk-sarees", name: "Silk Sarees", description: "Silks." },
      { id: "cotton-sarees", name: "Cotton Sarees", description: "Cottons." },
    ],
  },
  {
    id: "kurtis",
    name: "Kurtis",
    description: "Every day.",
    subcategories: [{ id: "daily-kurtis", name: "Daily Kurtis", description: "Plain." }],
  },
];

const BRANDS = [
  { id: "loom", name: "Loom", description: "Weavers." },
  { id: "mill", name: "Mill", description: "A mill." },
];

const CAMPAIGNS = [
  { id: "wedding", name: "Wedding Edit", description: "For weddings.", isActive: true },
  { id: "monsoon", name: "Monsoon", description: "Over.", isActive: false },
];

const chart = {
  rows: [
    {
      size: "S",
      inches: { chest: 34, shoulder: 14, length: 40 },
      cm: { chest: 86, shoulder: 36, length: 102 },
    },
  ],
  howToMeasure: [{ key: "Chest", text: "Around the fullest part." }],
};

const HEX = { Red: "#c02030", Blue: "#2040a0", Green: "#208040" } as const;

interface Sketch {
  id: string;
  name: string;
  place: ["sarees", "silk-sarees" | "cotton-sarees"] | ["kurtis", "daily-kurtis"];
  brand: 0 | 1;
  campaign?: 0 | 1;
  price: number;
  popularity: number;
  createdAt: string;
  fabric: "Silk" | "Cotton" | "Linen";
  colors: (keyof typeof HEX)[];
  stock: number;
  /** What only its description says. */
  told?: string;
}

const SKETCHES: Sketch[] = [
  {
    id: "silk-one",
    name: "Temple Silk Saree",
    place: ["sarees", "silk-sarees"],
    brand: 0,
    campaign: 0,
    price: 2799,
    popularity: 900,
    createdAt: "2026-03-01",
    fabric: "Silk",
    colors: ["Red", "Blue"],
    stock: 60,
  },
  {
    id: "silk-two",
    name: "Peacock Silk Saree",
    place: ["sarees", "silk-sarees"],
    brand: 0,
    campaign: 1,
    price: 1800,
    popularity: 300,
    createdAt: "2026-05-01",
    fabric: "Silk",
    colors: ["Blue"],
    stock: 5,
  },
  {
    id: "cotton-one",
    name: "Bengal Cotton Saree",
    place: ["sarees", "cotton-sarees"],
    brand: 1,
    price: 950,
    popularity: 500,
    createdAt: "2026-01-01",
    fabric: "Cotton",
    colors: ["Green"],
    stock: 3,
    told: " Goes with any petticoat.",
  },
  {
    id: "kurti-one",
    name: "Block Print Kurti",
    place: ["kurtis", "daily-kurtis"],
    brand: 1,
    price: 450,
    popularity: 700,
    createdAt: "2026-04-01",
    fabric: "Cotton",
    colors: ["Red", "Green"],
    stock: 8,
  },
  {
    id: "kurti-two",
    name: "Linen Office Kurti",
    place: ["kurtis", "daily-kurtis"],
    brand: 1,
    price: 1200,
    popularity: 100,
    createdAt: "2026-02-01",
    fabric: "Linen",
    colors: ["Blue"],
    stock: 0,
  },
];

function pick<T extends { id: string }>(entries: readonly T[], id: string): T {
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`The fixture has no ${id}.`);
  return entry;
}

function product(sketch: Sketch): Product {
  const [categoryId, subcategoryId] = sketch.place;
  const { subcategories, ...category } = pick(CATEGORIES, categoryId);
  const brand = BRANDS[sketch.brand] ?? BRANDS[0];
  const campaign = sketch.campaign === undefined ? undefined : CAMPAIGNS[sketch.campaign];
  const mrp = Math.round(sketch.price * 1.25);
  const colors = sketch.colors.map((name) => ({
    id: name.toLowerCase(),
    name: `Deep ${name}`,
    hex: HEX[name],
    palette: name.toLowerCase(),
    sizes: ["S", "M"].map((size) => ({
      size,
      skuId: `TK-${sketch.id.toUpperCase()}-${name.toUpperCase()}-${size}`,
      stock: sketch.stock,
    })),
    views: ["front" as const],
  }));
  const [defaultColor] = colors;
  if (!brand || !defaultColor) throw new Error("The fixture is not whole.");
  return {
    id: sketch.id,
    name: sketch.name,
    garment: categoryId === "sarees" ? "saree" : "kurti",
    categoryId,
    subcategoryId,
    brandId: brand.id,
    ...(campaign ? { campaignId: campaign.id, campaign } : {}),
    description: `${sketch.name}, made for tests.${sketch.told ?? ""}`,
    details: [{ key: "Fabric", value: sketch.fabric }],
    mrp,
    price: sketch.price,
    popularity: sketch.popularity,
    createdAt: sketch.createdAt,
    filters: [
      { key: "Brand", value: brand.name },
      { key: "Fabric", value: sketch.fabric },
      ...sketch.colors.map((value) => ({ key: "Color", value })),
    ],
    design: "plain",
    colors,
    defaultColor,
    returnPolicy: "Easy 7-day return or exchange",
    category,
    subcategory: pick(subcategories, subcategoryId),
    brand,
    soldOut: sketch.stock === 0,
    sizeChart: chart,
    reviews: sketch.id === "silk-one" ? REVIEWS : [],
  };
}

const REVIEWS = [
  {
    productId: "silk-one",
    rating: 5,
    title: "Lovely",
    text: "Falls well.",
    author: "Asha",
    date: "2026-06-02",
  },
  {
    productId: "silk-one",
    rating: 4,
    title: "Good",
    text: "A bit heavy.",
    author: "Meera",
    date: "2026-06-01",
  },
];

const products = SKETCHES.map(product);

/** A catalogue small enough to know by heart. */
export const fixtureCatalogue: Catalogue = {
  categories: CATEGORIES,
  brands: BRANDS,
  campaigns: CAMPAIGNS,
  filters: FILTERS,
  sections: [
    {
      sectionName: "MostBought",
      title: "Most Bought",
      subtitle: "Again and again",
      description: "What sells.",
      ...(CAMPAIGNS[0] ? { campaign: CAMPAIGNS[0] } : {}),
      items: [pick(products, "kurti-one"), pick(products, "silk-one")],
    },
  ],
  banners: [
    {
      id: "silk",
      name: "Silk",
      heading: "Silk, by the pleat",
      text: "Temple borders.",
      link: "/view-all/subcategory/silk-sarees",
      image: "banners/silk",
      textSide: "start",
    },
  ],
  sizeCharts: {
    saree: chart,
    lehenga: chart,
    kurti: chart,
    anarkali: chart,
    suit: chart,
    gown: chart,
    "lehenga-full": chart,
    "office-kurta": chart,
  },
  products,
  reviews: REVIEWS,
};

const picture = { width: 960, height: 1280, color: "#a02030", bytes: { avif: 900, webp: 900 } };

/** The pictures that the tests pretend, or in `images`, really have. */
export const fixtureManifest: Manifest = {
  "silk-one/red-front": picture,
  "silk-one/blue-front": picture,
  "silk-two/blue-front": picture,
  "banners/silk": picture,
  "banners/silk-portrait": picture,
};
