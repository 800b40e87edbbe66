/** What the shop sells. A real one asks its API. */
export const products = [
  {
    slug: "mirror-work-navratri-lehenga",
    name: "Mirror Work Navratri Lehenga",
    price: 2499,
    mrp: 3299,
    picture: {
      src: "/pictures/mirror-work-navratri-lehenga.webp",
      alt: "Mirror Work Navratri Lehenga, from the front",
      color: "#97897b",
    },
  },
  {
    slug: "phulkari-festive-lehenga",
    name: "Phulkari Festive Lehenga",
    price: 4999,
    mrp: 6499,
    picture: {
      src: "/pictures/phulkari-festive-lehenga.webp",
      alt: "Phulkari Festive Lehenga, from the front",
      color: "#bd9b84",
    },
  },
  {
    slug: "gota-patti-georgette-lehenga",
    name: "Gota Patti Georgette Lehenga",
    price: 3799,
    mrp: 3799,
    picture: {
      src: "/pictures/gota-patti-georgette-lehenga.webp",
      alt: "Gota Patti Georgette Lehenga, from the front",
      color: "#cba790",
    },
  },
  {
    slug: "bandhani-print-crepe-lehenga",
    name: "Bandhani Print Crepe Lehenga",
    price: 8999,
    mrp: 11999,
    picture: {
      src: "/pictures/bandhani-print-crepe-lehenga.webp",
      alt: "Bandhani Print Crepe Lehenga, from the front",
      color: "#bc9492",
    },
  },
];
