/** What the shop sells. A real one asks its API. */
export const products = [
  {
    slug: "khadi-everyday-kurti",
    name: "Khadi Everyday Kurti",
    price: 2499,
    mrp: 3299,
    picture: {
      src: "/pictures/khadi-everyday-kurti.webp",
      alt: "Khadi Everyday Kurti, from the front",
      color: "#d0c0a8",
    },
  },
  {
    slug: "dabu-cotton-kurti",
    name: "Dabu Cotton Kurti",
    price: 4999,
    mrp: 6499,
    picture: {
      src: "/pictures/dabu-cotton-kurti.webp",
      alt: "Dabu Cotton Kurti, from the front",
      color: "#a59e95",
    },
  },
  {
    slug: "khadi-cotton-workday-suit",
    name: "Khadi Cotton Workday Suit",
    price: 3799,
    mrp: 3799,
    picture: {
      src: "/pictures/khadi-cotton-workday-suit.webp",
      alt: "Khadi Cotton Workday Suit, from the front",
      color: "#a5a099",
    },
  },
  {
    slug: "khadi-cotton-saree",
    name: "Khadi Cotton Saree",
    price: 8999,
    mrp: 11999,
    picture: {
      src: "/pictures/khadi-cotton-saree.webp",
      alt: "Khadi Cotton Saree, from the front",
      color: "#cab9a4",
    },
  },
];
