const picture =
  "data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==";
const garments = ["Silk Saree", "Cotton Kurti", "Bridal Lehenga", "Palazzo Suit", "Evening Gown"];
const makers = ["Banarasi Jaal", "Ajrakh", "Leheriya", "Kanjivaram Temple Border", "Chanderi Buta"];
const colors = [
  { id: "maroon", name: "Madder Maroon", hex: "#7a1028" },
  { id: "emerald", name: "Panna Emerald", hex: "#0f4d3f" },
  { id: "royal", name: "Royal Blue", hex: "#1f3fa0" },
];

/** 500 products as both benchmark pages show them. */
export const products = Array.from({ length: 500 }, (_, index) => {
  const name = `${makers[index % 5]} ${garments[(index * 3) % 5]} ${index + 1}`;
  const mrp = 999 + index * 37;
  const percent = index % 4 === 0 ? 0 : 10 + (index % 40);
  return {
    id: `product-${index}`,
    name,
    href: `/product/${index}`,
    picture: { src: picture, alt: `${name} in Madder Maroon`, color: "#c8b8a8" },
    price: Math.round((mrp * (100 - percent)) / 100),
    mrp,
    badge: percent > 0 ? `${percent}% OFF` : "POPULAR",
    category: "Sarees",
    rating: 3 + (index % 21) / 10,
    colors,
  };
});

export type Product = (typeof products)[number];
