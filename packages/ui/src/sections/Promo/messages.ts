export interface PromoSustainabilityMessages {
  eyebrow: string;
  heading: string;
  text: string;
  /** Three short facts. */
  first: string;
  second: string;
  third: string;
  action: string;
}

export const promoSustainabilityMessages: PromoSustainabilityMessages = {
  eyebrow: "Sustainability",
  heading: "Made slowly, to be kept",
  text: "Handloom before powerloom, natural fibre before blends, and only as many pieces as find a home. A garment that is worn for years is the greenest one there is.",
  first: "Woven, printed and embroidered by hand wherever the cloth allows",
  second: "Cotton, silk and linen that return to the soil",
  third: "Packed in cloth and paper, never in plastic",
  action: "See the handloom edit",
};

export interface PromoWardrobeMessages {
  eyebrow: string;
  /** The claim, set very large. */
  claim: string;
  heading: string;
  text: string;
  action: string;
}

export const promoWardrobeMessages: PromoWardrobeMessages = {
  eyebrow: "For a short while",
  claim: "50% OFF",
  heading: "Complete your wardrobe",
  text: "The dupatta, the blouse, the everyday kurti: the pieces that make the others wearable.",
  action: "Shop the offer",
};

export interface PromoTryOnMessages {
  eyebrow: string;
  heading: string;
  text: string;
  /** What a shopper does, in three steps. */
  first: string;
  second: string;
  third: string;
  /** What happens to the photo. */
  privacy: string;
  action: string;
}

export const promoTryOnMessages: PromoTryOnMessages = {
  eyebrow: "AI virtual try-on",
  heading: "See it on yourself first",
  text: "No trial room, no guessing how a colour sits with your skin or where a hem will fall.",
  first: "Upload a photo of yourself",
  second: "Choose an outfit",
  third: "See the outfit on yourself",
  privacy: "Photos are processed securely and deleted after use.",
  action: "Try it on",
};
