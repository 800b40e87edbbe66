/**
 * What each example promises: how it is served, where its parts are, and the colour of its brand that its
 * main button has to have.
 *
 * @typedef {object} Example
 * @property {string} folder
 * @property {string} shop its name, as the page writes it
 * @property {string} accent
 * @property {(port: number) => string[]} serve arguments of `npx`
 * @property {{listing: string, product: string, code: string, second?: string}} pages `second` is the listing's
 * second page, where it has one
 * @property {boolean} hearts whether its cards have hearts that answer
 * @property {number} [cards] how many a page of its listing has; four where nothing is said
 * @property {string} [menu] a category of its menu on phones, where it has one
 * @property {{tab: string, list: string}} [tabs] a tab, and the list that it opens
 */
const onePage = { listing: "/", product: "/", code: "/" };
const pagesOf = (slug) => ({ listing: "/", product: `/product/${slug}`, code: "/sign-in" });

/** @type {Example[]} */
export const examples = [
  {
    folder: "vite",
    shop: "Neem & Thread",
    accent: "#2f6b3c",
    serve: (port) => [
      "vite",
      "preview",
      "--port",
      `${port}`,
      "--strictPort",
      "--host",
      "127.0.0.1",
    ],
    pages: onePage,
    menu: "Piece of the week",
    hearts: true,
  },
  {
    folder: "tailwind",
    shop: "Jamun",
    accent: "#7a1f8a",
    serve: (port) => [
      "vite",
      "preview",
      "--port",
      `${port}`,
      "--strictPort",
      "--host",
      "127.0.0.1",
    ],
    pages: onePage,
    hearts: true,
  },
  {
    folder: "plain-html",
    shop: "Sutra",
    accent: "#2b2f9e",
    serve: (port) => ["sirv", "public", "--port", `${port}`, "--host", "127.0.0.1"],
    pages: onePage,
    menu: "Piece of the week",
    hearts: true,
  },
  {
    folder: "react-router",
    shop: "Mor",
    accent: "#0f5f6b",
    serve: () => ["react-router-serve", "./build/server/index.js"],
    pages: pagesOf("paithani-peacock-silk-saree"),
    menu: "Silk sarees",
    hearts: true,
  },
  {
    folder: "next",
    shop: "Gulmohar",
    accent: "#b3261e",
    serve: (port) => ["next", "start", "--port", `${port}`, "--hostname", "127.0.0.1"],
    pages: { ...pagesOf("mirror-work-navratri-lehenga"), second: "/?page=2" },
    menu: "Lehengas",
    hearts: true,
    cards: 2,
    tabs: { tab: "Weddings", list: "For weddings" },
  },
  {
    folder: "astro",
    shop: "Haldi House",
    accent: "#7a5200",
    serve: (port) => ["astro", "preview", "--port", `${port}`, "--host", "127.0.0.1"],
    pages: onePage,
    hearts: false,
  },
];
