/** What the shop sells. A real one asks its API. */
export const products = [
  {
    slug: "gota-georgette-anarkali",
    name: "Gota Georgette Anarkali",
    price: 2499,
    mrp: 3299,
    picture: {
      src: "/pictures/gota-georgette-anarkali.webp",
      alt: "Gota Georgette Anarkali, from the front",
      color: "#b39582",
    },
  },
  {
    slug: "organza-spray-anarkali",
    name: "Organza Spray Anarkali",
    price: 4999,
    mrp: 6499,
    picture: {
      src: "/pictures/organza-spray-anarkali.webp",
      alt: "Organza Spray Anarkali, from the front",
      color: "#c8b8a2",
    },
  },
  {
    slug: "bandhani-silk-blend-anarkali",
    name: "Bandhani Silk Blend Anarkali",
    price: 3799,
    mrp: 3799,
    picture: {
      src: "/pictures/bandhani-silk-blend-anarkali.webp",
      alt: "Bandhani Silk Blend Anarkali, from the front",
      color: "#c6a299",
    },
  },
  {
    slug: "zardozi-velvet-anarkali",
    name: "Zardozi Velvet Anarkali",
    price: 8999,
    mrp: 11999,
    picture: {
      src: "/pictures/zardozi-velvet-anarkali.webp",
      alt: "Zardozi Velvet Anarkali, from the front",
      color: "#a29c88",
    },
  },
];
