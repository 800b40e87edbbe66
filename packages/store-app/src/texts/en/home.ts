/** The home page. */
export const home = {
  loading: "Loading homepage...",
  failed: "Error Loading Homepage",
  shopNow: "Shop now",
  slides: (title: string) => `${title}, slides`,
  /** The editorial blocks, by their kind. */
  promos: {
    sustainability: {
      eyebrow: "Sustainability",
      heading: "Made slowly, to be kept",
      text: "Handloom before powerloom, natural fibre before blends, and only as many pieces as find a home. A garment that is worn for years is the greenest one there is.",
      facts: [
        "Woven, printed and embroidered by hand wherever the cloth allows",
        "Cotton, silk and linen that return to the soil",
        "Packed in cloth and paper, never in plastic",
      ],
      linkLabel: "See the handloom edit",
    },
    wardrobe: {
      eyebrow: "For a short while",
      claim: "50% OFF",
      heading: "Complete your wardrobe",
      text: "The dupatta, the blouse, the everyday kurti: the pieces that make the others wearable.",
      linkLabel: "Shop the offer",
    },
    tryOn: {
      eyebrow: "AI virtual try-on",
      heading: "See it on yourself first",
      text: "No trial room, no guessing how a colour sits with your skin or where a hem will fall.",
      steps: ["Upload a photo of yourself", "Choose an outfit", "See the outfit on yourself"],
      note: "Photos are processed securely and deleted after use.",
      linkLabel: "Try it on",
    },
  },
  products: (title: string) => `${title}, products`,
};
