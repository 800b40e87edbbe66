import type { DeliveryFact } from "../commerce";
import {
  BankIcon,
  HeadsetIcon,
  PackageIcon,
  PinIcon,
  SettingsIcon,
  ShirtIcon,
  StoreIcon,
  UserIcon,
} from "../icons";
import type { AccountMenuEntry, SiteFooterProps } from "../navigation";

/** What the sample shop tells the kit about itself: the kit has no such words of its own. */
export const shopFooter = {
  tagline: "Stitched for the day you are having",
  blurb:
    "Sarees, lehengas, kurtis and suits from weavers, printers and embroiderers across India, sent to your door.",
  legalLinks: [
    { label: "Terms & Conditions", href: "/terms" },
    { label: "Privacy Policy", href: "/privacy" },
    { label: "Return & Exchange Policy", href: "/returns" },
  ],
  quickLinks: [
    { label: "Track Order", href: "/track-order" },
    { label: "Order History", href: "/order-history" },
    { label: "FAQ", href: "/faq" },
  ],
  helpEmail: "help@taanka.example",
  socialLinks: [
    { kind: "facebook", label: "Facebook", href: "https://www.facebook.com/" },
    { kind: "instagram", label: "Instagram", href: "https://www.instagram.com/" },
    { kind: "whatsapp", label: "WhatsApp", href: "https://www.whatsapp.com/" },
  ],
} as const satisfies SiteFooterProps;

export const shopFooterInHindi: SiteFooterProps = {
  ...shopFooter,
  tagline: "आपके हर दिन के लिए सिला हुआ",
  blurb: "भारत भर के बुनकरों, छपाई और कढ़ाई करने वालों की साड़ियाँ, लहंगे, कुर्तियाँ और सूट, आपके दरवाज़े तक।",
  legalLinks: [
    { label: "नियम और शर्तें", href: "/terms" },
    { label: "गोपनीयता नीति", href: "/privacy" },
    { label: "वापसी और विनिमय नीति", href: "/returns" },
  ],
  quickLinks: [
    { label: "ऑर्डर ट्रैक करें", href: "/track-order" },
    { label: "ऑर्डर इतिहास", href: "/order-history" },
    { label: "अक्सर पूछे जाने वाले प्रश्न", href: "/faq" },
  ],
};

/** The pages of the sample shop's account area. */
export const shopAccountEntries = [
  { id: "profile", label: "Profile", href: "/profile", icon: <UserIcon /> },
  { id: "orders", label: "Order History", href: "/orderhistory", icon: <PackageIcon /> },
  { id: "addresses", label: "Saved Address", href: "/savedaddress", icon: <PinIcon /> },
  {
    id: "bankDetails",
    label: "Saved Bank Details",
    href: "/saved-bank-details",
    icon: <BankIcon />,
  },
  { id: "tbyb", label: "TBYB Gallery", href: "/tbyb", icon: <ShirtIcon /> },
  { id: "partner", label: "Become Partner", href: "/partner", icon: <StoreIcon /> },
  { id: "settings", label: "Settings", href: "/settings", icon: <SettingsIcon /> },
  { id: "help", label: "Help Center", href: "/helpcenter", icon: <HeadsetIcon /> },
] satisfies AccountMenuEntry[];

/** The same without the saved bank details, which one page of the order shows. */
export const shopAccountMenu = shopAccountEntries.filter(({ id }) => id !== "bankDetails");

const hindiLabels: Record<string, string> = {
  profile: "प्रोफ़ाइल",
  orders: "ऑर्डर इतिहास",
  addresses: "सहेजे गए पते",
  tbyb: "टीबीवाईबी गैलरी",
  partner: "पार्टनर बनें",
  settings: "सेटिंग्स",
  help: "सहायता केंद्र",
};

export const shopAccountMenuInHindi = shopAccountMenu.map((entry) => ({
  ...entry,
  label: hindiLabels[entry.id] ?? entry.label,
}));

export const shopDeliveryFacts: readonly DeliveryFact[] = [
  { kind: "delivery", text: "2-3 days to 100+ pincodes" },
  { kind: "returns", text: "Easy 7-day return or exchange" },
  { kind: "cashOnDelivery", text: "Cash on delivery" },
];

export const shopDeliveryFactsInHindi: readonly DeliveryFact[] = [
  { kind: "delivery", text: "100+ पिनकोड पर 2-3 दिन में डिलीवरी" },
  { kind: "returns", text: "7 दिन में आसान वापसी या बदलाव" },
  { kind: "cashOnDelivery", text: "कैश ऑन डिलीवरी" },
];

export const shopPaymentNotes = {
  Online: "Pay now & save additional charges of ₹50",
  COD: "min. charge ₹50",
};

export const shopPaymentNotesInHindi = {
  Online: "अभी भुगतान करें और ₹50 का अतिरिक्त शुल्क बचाएँ",
  COD: "न्यूनतम शुल्क ₹50",
};

/** The words of the home page's three blocks. */
export const shopPromos = {
  sustainability: {
    eyebrow: "Sustainability",
    heading: "Made slowly, to be kept",
    text: "Handloom before powerloom, natural fibre before blends, and only as many pieces as find a home. A garment that is worn for years is the greenest one there is.",
    facts: [
      "Woven, printed and embroidered by hand wherever the cloth allows",
      "Cotton, silk and linen that return to the soil",
      "Packed in cloth and paper, never in plastic",
    ],
    href: "#handloom",
    linkLabel: "See the handloom edit",
  },
  wardrobe: {
    eyebrow: "For a short while",
    claim: "50% OFF",
    heading: "Complete your wardrobe",
    text: "The dupatta, the blouse, the everyday kurti: the pieces that make the others wearable.",
    href: "#offer",
    linkLabel: "Shop the offer",
  },
  tryOn: {
    eyebrow: "AI virtual try-on",
    heading: "See it on yourself first",
    text: "No trial room, no guessing how a colour sits with your skin or where a hem will fall.",
    steps: ["Upload a photo of yourself", "Choose an outfit", "See the outfit on yourself"],
    note: "Photos are processed securely and deleted after use.",
    href: "#try-before",
    linkLabel: "Try it on",
  },
};

export const shopWardrobeInHindi = {
  eyebrow: "कुछ ही समय के लिए",
  claim: "50% की छूट",
  heading: "अपनी अलमारी पूरी करें",
  text: "दुपट्टा, ब्लाउज़, रोज़ की कुर्ती: वे कपड़े जिनसे बाक़ी सब पहनने लायक़ बनते हैं।",
  href: "#offer",
  linkLabel: "ऑफ़र देखें",
};
