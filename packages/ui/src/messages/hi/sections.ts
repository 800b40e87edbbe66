import type { SectionsMessages } from "../../sections/messages";

export const sections: SectionsMessages = {
  bannerCarousel: {
    label: "मुख्य आकर्षण",
    loading: "बैनर लोड हो रहे हैं...",
    empty: "कोई बैनर उपलब्ध नहीं",
    pause: "बैनर रोकें",
    play: "बैनर चलाएँ",
    showSlide: "बैनर {position}: {heading}",
    slide: "{count} में से {position}",
  },
  listingFrame: {
    count: "{count} उत्पाद दिखाए जा रहे हैं",
    countOne: "{count} उत्पाद दिखाया जा रहा है",
    loading: "उत्पाद आ रहे हैं...",
    products: "उत्पाद",
  },
  scrollRow: { previous: "पीछे खिसकाएँ", next: "आगे खिसकाएँ" },
  sectionHeader: { viewAll: "सभी देखें" },
  slideCarousel: {
    previous: "पिछली स्लाइड",
    next: "अगली स्लाइड",
    showPosition: "{count} में से स्थान {position}",
    slide: "{count} में से {position}",
  },
  tabbedSection: {
    tabs: "{title}: प्रकार चुनें",
    empty: '"{name}" में कुछ नहीं मिला',
    emptyHint: "कोई और श्रेणी चुनकर देखें",
  },
};
