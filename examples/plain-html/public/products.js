/** What the shop sells. A real one asks its API. */
export const products = [
  {
    slug: "dabu-indigo-cotton-saree",
    name: "Dabu Indigo Cotton Saree",
    price: 2499,
    mrp: 3299,
    picture: {
      src: "/pictures/dabu-indigo-cotton-saree.webp",
      alt: "Dabu Indigo Cotton Saree, from the front",
      color: "#a8a29a",
    },
  },
  {
    slug: "bagru-block-print-kurti",
    name: "Bagru Block Print Kurti",
    price: 4999,
    mrp: 6499,
    picture: {
      src: "/pictures/bagru-block-print-kurti.webp",
      alt: "Bagru Block Print Kurti, from the front",
      color: "#a09b95",
    },
  },
  {
    slug: "ajrakh-modal-kurti",
    name: "Ajrakh Modal Kurti",
    price: 3799,
    mrp: 3799,
    picture: {
      src: "/pictures/ajrakh-modal-kurti.webp",
      alt: "Ajrakh Modal Kurti, from the front",
      color: "#afa399",
    },
  },
  {
    slug: "sanganeri-mul-cotton-saree",
    name: "Sanganeri Mul Cotton Saree",
    price: 8999,
    mrp: 11999,
    picture: {
      src: "/pictures/sanganeri-mul-cotton-saree.webp",
      alt: "Sanganeri Mul Cotton Saree, from the front",
      color: "#c7b9a5",
    },
  },
];
