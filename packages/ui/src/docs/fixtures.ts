/** A picture of the sample catalogue by its key, with its dominant colour. */
export const samplePicture = (key: string, alt: string, color: string) => ({
  src: `./pictures/${key}.webp`,
  alt,
  color,
});

/** Pictures of one saree in two colours, to look through. */
export const samplePictures = ["maroon-front", "maroon-weave", "emerald-front"].map((view) =>
  samplePicture(
    `banarasi-jaal-silk-saree/${view}`,
    `Banarasi jaal silk saree, ${view.replace("-", ", ")}`,
    "#e4d8c8",
  ),
);

/** Products of the sample catalogue, as product cards take them. */
export const sampleProducts = [
  {
    id: "banarasi-jaal-silk-saree",
    name: "Banarasi Jaal Silk Saree",
    href: "#banarasi-jaal-silk-saree",
    picture: samplePicture(
      "banarasi-jaal-silk-saree/maroon-front",
      "Banarasi Jaal Silk Saree in Madder Maroon",
      "#c8b8a8",
    ),
    hoverPicture: samplePicture("banarasi-jaal-silk-saree/emerald-front", "", "#e8e8d8"),
    price: 14999,
    mrp: 17999,
    rating: 4.8,
    category: "Sarees",
    colors: [
      { id: "maroon", name: "Madder Maroon", hex: "#7a1028" },
      { id: "emerald", name: "Panna Emerald", hex: "#0f4d3f" },
      { id: "royal", name: "Royal Blue", hex: "#1f3fa0" },
    ],
  },
  {
    id: "ajrakh-modal-saree",
    name: "Ajrakh Modal Saree",
    href: "#ajrakh-modal-saree",
    picture: samplePicture(
      "ajrakh-modal-saree/indigo-front",
      "Ajrakh Modal Saree in Neel Indigo",
      "#c8b8b8",
    ),
    hoverPicture: samplePicture("ajrakh-modal-saree/rust-front", "", "#d8c8b8"),
    price: 1899,
    mrp: 2499,
    rating: 4.5,
    category: "Sarees",
    colors: [
      { id: "indigo", name: "Neel Indigo", hex: "#22375f" },
      { id: "rust", name: "Terracotta Rust", hex: "#a4492b" },
    ],
  },
  {
    id: "kanjivaram-temple-border-saree",
    name: "Kanjivaram Temple Border Saree",
    href: "#kanjivaram-temple-border-saree",
    picture: samplePicture(
      "kanjivaram-temple-border-saree/mustard-front",
      "Kanjivaram Temple Border Saree in Haldi Mustard",
      "#e8e8d8",
    ),
    hoverPicture: samplePicture("kanjivaram-temple-border-saree/teal-front", "", "#c8b8a8"),
    price: 16499,
    mrp: 16499,
    rating: 4.7,
    category: "Sarees",
    colors: [
      { id: "mustard", name: "Haldi Mustard", hex: "#d29a25" },
      { id: "teal", name: "Peacock Teal", hex: "#0f5a5e" },
      { id: "red", name: "Sindoor Red", hex: "#b3142c" },
    ],
  },
  {
    id: "leheriya-chiffon-saree",
    name: "Leheriya Chiffon Saree",
    href: "#leheriya-chiffon-saree",
    picture: samplePicture(
      "leheriya-chiffon-saree/coral-front",
      "Leheriya Chiffon Saree in Coral Peach",
      "#e8e8d8",
    ),
    hoverPicture: samplePicture("leheriya-chiffon-saree/sky-front", "", "#c8c8b8"),
    price: 1299,
    mrp: 1999,
    rating: 4.0,
    category: "Sarees",
    colors: [
      { id: "coral", name: "Coral Peach", hex: "#e27d60" },
      { id: "sky", name: "Powder Blue", hex: "#a9c3d4" },
    ],
  },
  {
    id: "chanderi-buta-saree",
    name: "Chanderi Saree with Zari Buta",
    href: "#chanderi-buta-saree",
    picture: samplePicture(
      "chanderi-buta-saree/rose-front",
      "Chanderi Saree with Zari Buta in Gulabi Rose",
      "#e8e8d8",
    ),
    hoverPicture: samplePicture("chanderi-buta-saree/ivory-front", "", "#b8a898"),
    price: 4299,
    mrp: 5499,
    rating: 4.3,
    category: "Sarees",
    colors: [
      { id: "rose", name: "Gulabi Rose", hex: "#c2476b" },
      { id: "ivory", name: "Ivory", hex: "#f3ead9" },
    ],
  },
  {
    id: "bandhani-georgette-party-saree",
    name: "Bandhani Georgette Saree",
    href: "#bandhani-georgette-party-saree",
    picture: samplePicture(
      "bandhani-georgette-party-saree/plum-front",
      "Bandhani Georgette Saree in Jamun Plum",
      "#c8b8b8",
    ),
    hoverPicture: samplePicture("bandhani-georgette-party-saree/red-front", "", "#d8c8b8"),
    price: 1699,
    mrp: 2499,
    rating: 4.0,
    category: "Party Wear",
    colors: [
      { id: "plum", name: "Jamun Plum", hex: "#4f1d47" },
      { id: "red", name: "Sindoor Red", hex: "#b3142c" },
    ],
  },
  {
    id: "sanganeri-mul-cotton-saree",
    name: "Sanganeri Mul Cotton Saree",
    href: "#sanganeri-mul-cotton-saree",
    picture: samplePicture(
      "sanganeri-mul-cotton-saree/ivory-front",
      "Sanganeri Mul Cotton Saree in Ivory",
      "#b8a898",
    ),
    hoverPicture: samplePicture("sanganeri-mul-cotton-saree/sage-front", "", "#c8c8b8"),
    price: 949,
    mrp: 1299,
    rating: 4.3,
    category: "Sarees",
    colors: [
      { id: "ivory", name: "Ivory", hex: "#f3ead9" },
      { id: "sage", name: "Sage Green", hex: "#9fb092" },
    ],
  },
  {
    id: "striped-linen-workday-saree",
    name: "Striped Linen Workday Saree",
    href: "#striped-linen-workday-saree",
    picture: samplePicture(
      "striped-linen-workday-saree/sand-front",
      "Striped Linen Workday Saree in Natural Sand",
      "#d8c8b8",
    ),
    hoverPicture: samplePicture("striped-linen-workday-saree/sky-front", "", "#d8d8c8"),
    price: 2299,
    mrp: 2799,
    rating: 4.5,
    category: "Office Wear",
    colors: [
      { id: "sand", name: "Natural Sand", hex: "#cdb592" },
      { id: "sky", name: "Powder Blue", hex: "#a9c3d4" },
    ],
  },
];

/** Two saved addresses, the first one the default. */
export const sampleAddresses = [
  {
    id: "home",
    isDefault: true,
    address: {
      name: "Meera Iyer",
      phone: "9876543210",
      line1: "14 Temple Road",
      line2: "Near Malleswaram market",
      city: "Bengaluru",
      state: "Karnataka",
      pincode: "560003",
    },
  },
  {
    id: "work",
    isDefault: false,
    address: {
      name: "Arjun Deshpande",
      phone: "9123456780",
      line1: "402, Sea Breeze Apartments, Carter Road",
      city: "Mumbai",
      state: "Maharashtra",
      pincode: "400050",
    },
  },
];

/** Lines of an order, as order summaries take them. */
export const sampleOrderLines = [
  {
    id: "1",
    name: "Ajrakh Modal Saree",
    href: "#ajrakh-modal-saree",
    picture: samplePicture("ajrakh-modal-saree/indigo-front", "Ajrakh Modal Saree", "#c8b8b8"),
    size: "Free",
    color: "Neel Indigo",
    quantity: 1,
    price: 1899,
  },
  {
    id: "2",
    name: "Bandhani Georgette Saree",
    href: "#bandhani-georgette-party-saree",
    picture: samplePicture(
      "bandhani-georgette-party-saree/plum-front",
      "Bandhani Georgette Saree",
      "#c8b8b8",
    ),
    size: "Free",
    color: "Jamun Plum",
    quantity: 2,
    price: 1699,
  },
  {
    id: "3",
    name: "Sanganeri Mul Cotton Saree",
    picture: samplePicture(
      "sanganeri-mul-cotton-saree/sage-front",
      "Sanganeri Mul Cotton Saree",
      "#c8c8b8",
    ),
    color: "Sage Green",
    quantity: 1,
    price: 949.5,
  },
  { id: "4", name: "Chanderi Saree with Zari Buta", size: "Free", quantity: 1, price: 4299 },
  { id: "5", name: "Leheriya Chiffon Saree", size: "Free", quantity: 3, price: 1299 },
];

const filterValues = (...values: string[]) =>
  values.map((value, place) => ({ value, count: 48 - 7 * place }));

/** What a listing can be filtered by, as the filter panel takes it. */
export const sampleFilterGroups = [
  {
    key: "Color",
    options: [
      { value: "Madder Maroon", count: 12, hex: "#7a1028" },
      { value: "Neel Indigo", count: 9, hex: "#22375f" },
      { value: "Ivory", count: 21, hex: "#f3ead9" },
      { value: "Haldi Mustard", count: 7, hex: "#d29a25" },
      { value: "Peacock Teal", count: 4, hex: "#0f5a5e" },
      { value: "Sage Green", count: 3, hex: "#9fb092" },
    ],
  },
  {
    key: "PriceRange",
    label: "Price Range",
    options: filterValues("Under 500", "500-1000", "1000-1500", "1500-2000", "Above 2000"),
  },
  { key: "Pattern", options: filterValues("Bandhani", "Leheriya", "Ajrakh", "Buta", "Striped") },
  { key: "Fabric", options: filterValues("Silk", "Cotton", "Georgette", "Chiffon", "Linen") },
  { key: "Occasion", options: filterValues("Wedding", "Festive", "Office", "Everyday") },
  { key: "Border", options: filterValues("Zari", "Temple", "Gota", "Plain") },
];

const sizeRow = (size: string, chest: number, shoulder: number, length: number) => {
  const inCm = (inches: number) => Math.round(inches * 5.08) / 2;
  return {
    size,
    inches: { chest, shoulder, length },
    cm: { chest: inCm(chest), shoulder: inCm(shoulder), length: inCm(length) },
  };
};

/** The measures of a kurti, as the size chart takes them. */
export const sampleSizeChart = {
  rows: [
    sizeRow("XS", 34, 13.5, 44),
    sizeRow("S", 36, 14, 44),
    sizeRow("M", 38, 14.5, 45),
    sizeRow("L", 40, 15, 45),
    sizeRow("XL", 42, 15.5, 46),
    sizeRow("2XL", 45, 16.25, 46),
    sizeRow("3XL", 48, 17, 47),
  ],
  howToMeasure: [
    {
      key: "Chest",
      text: "Wrap the tape round the fullest part of your chest, level at the back.",
    },
    { key: "Shoulder", text: "Measure across the back, from one shoulder bone to the other." },
    { key: "Length", text: "From the highest point of the shoulder, beside the neck, to the hem." },
  ],
};

/** Reviews of a saree, newest first. */
export const sampleReviews = [
  {
    id: "r1",
    rating: 5,
    title: "Worth the wait",
    text: "The silk is heavier than I expected and falls beautifully. I wore it to my brother's wedding in Lucknow and three people asked where it came from. The maroon is deeper than in the pictures, closer to a ripe jamun, and the jaal catches light without shouting.\n\nThe blouse piece is generous. My tailor had enough left for a small potli. I have ordered the emerald one for my daughter too.",
    author: "Meera I.",
    verified: true,
    date: "2026-10-28",
    size: "Free Size",
    helpful: 14,
  },
  {
    id: "r2",
    rating: 4,
    title: "Lovely, needs a fall",
    text: "Colour and zari are exactly as shown. Keep a day for the fall and pico, it comes without.",
    author: "Kavitha R.",
    verified: true,
    date: "2026-10-11",
    helpful: 3,
    markedHelpful: true,
  },
  {
    id: "r3",
    rating: 2,
    text: "Delivered a week late. The saree is fine.",
    author: "Shreya",
    date: "2026-09-30",
  },
];

/** What a search panel offers. */
export const sampleSearch = {
  placeholders: ["Office Wears", "Sarees", "Party Wears", "Lehengas", "Kurtis", "Suits"],
  suggestions: [
    "Sarees on Discount",
    "Chiffon Sarees",
    "Bengali Sarees",
    "Lehengas",
    "Handloom Sarees",
    "Palazzos",
  ],
  recent: ["Ajrakh", "Cotton kurtis", "Red lehenga"],
  trending: ["Banarasi silk", "Lehengas", "Office kurtis", "Chikankari"],
  topViewed: ["Banarasi Jaal Silk Saree", "Ajrakh Modal Saree", "Leheriya Chiffon Saree"],
};
