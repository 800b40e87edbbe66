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
  listingFrame: { count: "{count} उत्पाद दिखाए जा रहे हैं", products: "उत्पाद" },
  promoSustainability: {
    eyebrow: "टिकाऊ फ़ैशन",
    heading: "धीरे बना, बरसों के लिए",
    text: "पावरलूम से पहले हथकरघा, मिश्रित धागे से पहले प्राकृतिक रेशा, और उतने ही कपड़े जितनों को घर मिले। जो कपड़ा बरसों पहना जाए, वही सबसे हरा है।",
    first: "जहाँ कपड़ा चाहे, वहाँ हाथ से बुना, छापा और काढ़ा",
    second: "सूती, रेशम और लिनन, जो मिट्टी में लौट जाते हैं",
    third: "कपड़े और काग़ज़ में पैक, प्लास्टिक में कभी नहीं",
    action: "हथकरघा संग्रह देखें",
  },
  promoTryOn: {
    eyebrow: "एआई वर्चुअल ट्राय-ऑन",
    heading: "पहले ख़ुद पर देखें",
    text: "न ट्रायल रूम, न यह सोचना कि रंग कैसा जमेगा या किनारा कहाँ तक आएगा।",
    first: "अपनी एक फ़ोटो अपलोड करें",
    second: "कोई पोशाक चुनें",
    third: "पोशाक ख़ुद पर देखें",
    privacy: "फ़ोटो सुरक्षित रूप से प्रोसेस होती हैं और उपयोग के बाद मिटा दी जाती हैं।",
    action: "पहनकर देखें",
  },
  promoWardrobe: {
    eyebrow: "कुछ ही समय के लिए",
    claim: "50% की छूट",
    heading: "अपनी अलमारी पूरी करें",
    text: "दुपट्टा, ब्लाउज़, रोज़ की कुर्ती: वे कपड़े जिनसे बाक़ी सब पहनने लायक़ बनते हैं।",
    action: "ऑफ़र देखें",
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
