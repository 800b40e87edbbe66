/** What the shop sells. A real one asks its API. */
export const products = [
  {
    slug: "sequin-evening-gown",
    name: "Sequin Evening Gown",
    price: 2499,
    mrp: 3299,
    picture: {
      src: "/pictures/sequin-evening-gown.webp",
      alt: "Sequin Evening Gown, from the front",
      color: "#a09281",
    },
  },
  {
    slug: "banarasi-jaal-evening-gown",
    name: "Banarasi Jaal Evening Gown",
    price: 4999,
    mrp: 6499,
    picture: {
      src: "/pictures/banarasi-jaal-evening-gown.webp",
      alt: "Banarasi Jaal Evening Gown, from the front",
      color: "#a49582",
    },
  },
  {
    slug: "satin-zari-edge-gown",
    name: "Satin Zari Edge Gown",
    price: 3799,
    mrp: 3799,
    picture: {
      src: "/pictures/satin-zari-edge-gown.webp",
      alt: "Satin Zari Edge Gown, from the front",
      color: "#9e9aa3",
    },
  },
  {
    slug: "tanchoi-evening-kurti",
    name: "Tanchoi Evening Kurti",
    price: 8999,
    mrp: 11999,
    picture: {
      src: "/pictures/tanchoi-evening-kurti.webp",
      alt: "Tanchoi Evening Kurti, from the front",
      color: "#9f9c89",
    },
  },
];
