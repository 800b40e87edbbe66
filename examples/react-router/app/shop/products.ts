/** What the shop sells. A real one asks its API. */
export const products = [
  {
    slug: "paithani-peacock-silk-saree",
    name: "Paithani Peacock Silk Saree",
    price: 2499,
    mrp: 3299,
    picture: {
      src: "/pictures/paithani-peacock-silk-saree.webp",
      alt: "Paithani Peacock Silk Saree, from the front",
      color: "#b2ac99",
    },
  },
  {
    slug: "kanjivaram-temple-border-saree",
    name: "Kanjivaram Temple Border Saree",
    price: 4999,
    mrp: 6499,
    picture: {
      src: "/pictures/kanjivaram-temple-border-saree.webp",
      alt: "Kanjivaram Temple Border Saree, from the front",
      color: "#d0ba9a",
    },
  },
  {
    slug: "rajkot-patola-silk-saree",
    name: "Rajkot Patola Silk Saree",
    price: 3799,
    mrp: 3799,
    picture: {
      src: "/pictures/rajkot-patola-silk-saree.webp",
      alt: "Rajkot Patola Silk Saree, from the front",
      color: "#b3ab98",
    },
  },
  {
    slug: "tanchoi-satin-silk-saree",
    name: "Tanchoi Satin Silk Saree",
    price: 8999,
    mrp: 11999,
    picture: {
      src: "/pictures/tanchoi-satin-silk-saree.webp",
      alt: "Tanchoi Satin Silk Saree, from the front",
      color: "#b2a6a6",
    },
  },
];
