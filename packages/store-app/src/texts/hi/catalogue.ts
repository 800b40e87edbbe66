import type { Texts } from "..";
import { lookUp } from "../lookup";
import { measuring } from "./measuring";
import { product } from "./product";

/** Names of categories and of campaigns, with the lines below them. */
const places = {
  India: "भारत",
  Sarees: "साड़ियाँ",
  "Silk Sarees": "रेशमी साड़ियाँ",
  "Handloom Sarees": "हथकरघा साड़ियाँ",
  "Chiffon Sarees": "शिफ़ॉन साड़ियाँ",
  "Cotton Sarees": "सूती साड़ियाँ",
  "Printed Sarees": "प्रिंटेड साड़ियाँ",
  Lehengas: "लहंगे",
  "Wedding Lehengas": "शादी के लहंगे",
  "Festive Lehengas": "त्योहारों के लहंगे",
  "Printed Lehengas": "प्रिंटेड लहंगे",
  Kurtis: "कुर्तियाँ",
  "Everyday Kurtis": "रोज़ की कुर्तियाँ",
  "Printed Kurtis": "प्रिंटेड कुर्तियाँ",
  "Chikankari Kurtis": "चिकनकारी कुर्तियाँ",
  "Embroidered Kurtis": "कढ़ाई वाली कुर्तियाँ",
  "Festive Kurtis": "त्योहारों की कुर्तियाँ",
  Suits: "सूट",
  "Everyday Suits": "रोज़ के सूट",
  "Palazzo Suits": "पलाज़ो सूट",
  "Festive Suits": "त्योहारों के सूट",
  "Party Wear": "पार्टी वियर",
  "Party Wear Sarees": "पार्टी की साड़ियाँ",
  "Cocktail Lehengas": "कॉकटेल लहंगे",
  "Anarkalis and Gowns": "अनारकली और गाउन",
  "Office Wear": "ऑफ़िस वियर",
  "Workday Sarees": "दफ़्तर की साड़ियाँ",
  "Workday Kurtis": "दफ़्तर की कुर्तियाँ",
  "Workday Suits": "दफ़्तर के सूट",
  "The Wedding Edit": "शादी का संग्रह",
  "Festival of Lights": "रोशनी का त्योहार",
  "Handloom Stories": "हथकरघे की कहानियाँ",
  "Half the Price": "आधी क़ीमत",
  "Five and a half metres of cloth, from temple-border silks to georgettes for the school run.":
    "साढ़े पाँच मीटर कपड़ा: टेंपल बॉर्डर के रेशम से लेकर रोज़ की भागदौड़ के जॉर्जेट तक।",
  "Banarasi, Kanjivaram and Paithani silks with zari, for the days that are photographed.":
    "ज़री वाले बनारसी, कांजीवरम और पैठणी रेशम, उन दिनों के लिए जिनकी तस्वीरें खिंचती हैं।",
  "Jamdani, Maheshwari, Kota, kasavu and khadi, woven by hand.":
    "जामदानी, माहेश्वरी, कोटा, कसावु और खादी, हाथ से बुनी हुई।",
  "Light, close-draping chiffons that need no ironing.":
    "हल्के, बदन पर सहज गिरने वाले शिफ़ॉन, जिन्हें इस्तरी नहीं चाहिए।",
  "Soft, washable cottons for warm days.": "गर्म दिनों के लिए मुलायम सूती, जो घर पर धुल जाएँ।",
  "Ajrakh, florals and other prints for every day.": "हर दिन के लिए अजरख, फूल और दूसरे प्रिंट।",
  "Full skirts with blouse and dupatta, for weddings and for dancing at them.":
    "ब्लाउज़ और दुपट्टे के साथ घेरदार लहंगे, शादियों के लिए और उनमें नाचने के लिए।",
  "Embroidered silks and brocades for brides and their closest.":
    "दुल्हन और उसके अपनों के लिए कढ़ाई वाले रेशम और ब्रोकेड।",
  "Gota patti and temple borders for haldi, puja and Navratri.":
    "हल्दी, पूजा और नवरात्रि के लिए गोटा पट्टी और टेंपल बॉर्डर।",
  "Light printed sets that travel well and wash easily.":
    "हल्के प्रिंटेड सेट, जो सफ़र में साथ दें और आसानी से धुलें।",
  "Knee-length kurtis to wear with trousers, jeans or palazzos.":
    "घुटनों तक की कुर्तियाँ, पैंट, जींस या पलाज़ो के साथ पहनने के लिए।",
  "Soft, washable kurtis at an everyday price.": "मुलायम, धुलने में आसान कुर्तियाँ, रोज़ की क़ीमत पर।",
  "Block print, dabu, ajrakh and kalamkari on cotton.":
    "सूती कपड़े पर ब्लॉक प्रिंट, दाबू, अजरख और कलमकारी।",
  "White-thread embroidery after the Lucknow tradition.": "लखनऊ की परंपरा की सफ़ेद धागे की कढ़ाई।",
  "Phulkari, kantha and mirror work on cotton.": "सूती कपड़े पर फुलकारी, कांथा और शीशे का काम।",
  "Chanderi and silk blends with woven zari.": "बुनी हुई ज़री वाले चंदेरी और मिले-जुले रेशम।",
  "Kurti, trousers and dupatta, matched and ready to wear.":
    "कुर्ती, पैंट और दुपट्टा, मेल खाते और पहनने को तैयार।",
  "Cotton three-piece sets for home, work and errands.": "घर, काम और बाज़ार के लिए सूती तीन-पीस सेट।",
  "Sets with wide palazzo trousers.": "चौड़े पलाज़ो वाले सेट।",
  "Sets with gota and zari for the festival months.": "त्योहारों के महीनों के लिए गोटे और ज़री वाले सेट।",
  "For evenings: sarees, lehengas, anarkalis and gowns with a little shine.":
    "शामों के लिए: हल्की चमक वाली साड़ियाँ, लहंगे, अनारकली और गाउन।",
  "Satin crepe and georgette sarees for evenings out.":
    "शाम की दावतों के लिए साटन क्रेप और जॉर्जेट साड़ियाँ।",
  "Dark grounds and zari for receptions and cocktails.": "रिसेप्शन और कॉकटेल के लिए गहरे रंग और ज़री।",
  "Flared anarkalis and floor-length gowns.": "घेरदार अनारकली और ज़मीन छूते गाउन।",
  "Linen, cotton and ikat that look neat from the commute to the last meeting.":
    "लिनेन, सूती और इकत, जो सफ़र से आख़िरी मीटिंग तक सलीक़े से दिखें।",
  "Cotton and linen sarees that pleat flat and stay put.":
    "सूती और लिनेन साड़ियाँ, जिनकी चुन्नटें सपाट बैठें और टिकी रहें।",
  "Stripes, plains and ikat with clean lines.": "साफ़ रेखाओं में धारियाँ, सादे रंग और इकत।",
  "Three matched pieces for the working week.": "काम के हफ़्ते के लिए मेल खाते तीन पीस।",
  "Silks, zari and gota for the season from Diwali to spring.":
    "दिवाली से वसंत तक के मौसम के लिए रेशम, ज़री और गोटा।",
  "Mirrors, sequins and peacocks for Navratri to Diwali.":
    "नवरात्रि से दिवाली तक के लिए शीशे, सितारे और मोर।",
  "Cloth made slowly, with the name of the place on the label.":
    "धीरज से बना कपड़ा, लेबल पर जगह का नाम।",
  "Pieces that make the others wearable, at half of their MRP or less.":
    "बाक़ी कपड़ों के साथ जमने वाले पीस, MRP से आधी या उससे कम क़ीमत पर।",
};

/** What the large pictures of the home page say. */
const banners = {
  "Bridal lehengas, Banarasi jaal and gota for every function on the card.":
    "दुल्हन के लहंगे, बनारसी जाल और गोटा, न्योते के हर मौक़े के लिए।",
  "Silk, by the pleat": "रेशम, चुन्नट दर चुन्नट",
  "Temple borders and zari vines, on silk with some weight to it.":
    "भारी रेशम पर टेंपल बॉर्डर और ज़री की बेलें।",
  "Dressed before the diyas are lit": "दीये जलने से पहले सजी हुई",
  "Zari buta, gota and bright silk for the festival months.":
    "त्योहारों के महीनों के लिए ज़री के बूटे, गोटा और चटख रेशम।",
  "Cotton for long days": "लंबे दिनों के लिए सूती",
  "Hand-block prints, cool from the first bus to the last.":
    "हैंड-ब्लॉक प्रिंट, पहली बस से आख़िरी बस तक ठंडे।",
  "Nine nights, one skirt": "नौ रातें, एक लहंगा",
  "Mirrors, peacocks and sequins, from Navratri to Diwali.":
    "शीशे, मोर और सितारे, नवरात्रि से दिवाली तक।",
};

/** Filters and the facts of a product's description. */
const facts = {
  Color: "रंग",
  PriceRange: "क़ीमत",
  Pattern: "पैटर्न",
  "Pattern used": "पैटर्न का नाम",
  Fabric: "कपड़ा",
  Occasion: "अवसर",
  Border: "बॉर्डर",
  Brand: "ब्रांड",
  Material: "सामग्री",
  Includes: "साथ में",
  Care: "देखभाल",
  Origin: "कहाँ बना",
  Fit: "फ़िटिंग",
  Work: "काम",
  Weave: "बुनाई",
  Length: "लंबाई",
  Sleeves: "आस्तीन",
  "Neck and sleeves": "गला और आस्तीन",
};

/** Values that products are filtered by. */
const values = {
  "Under 500": "500 से कम",
  "Above 2000": "2000 से ज़्यादा",
  Bandhani: "बांधनी",
  Checked: "चेक",
  Embellished: "सजावटी काम",
  Embroidered: "कढ़ाई",
  Floral: "फूलदार",
  Geometric: "ज्यामितीय",
  Ikat: "इकत",
  Leheriya: "लहरिया",
  Paisley: "कैरी",
  Solid: "एक रंग",
  Striped: "धारीदार",
  Woven: "बुना हुआ",
  Chanderi: "चंदेरी",
  Chiffon: "शिफ़ॉन",
  Cotton: "सूती",
  Crepe: "क्रेप",
  Georgette: "जॉर्जेट",
  Khadi: "खादी",
  Linen: "लिनेन",
  Modal: "मोडाल",
  Organza: "ऑर्गेंज़ा",
  Rayon: "रेयॉन",
  Satin: "साटन",
  Silk: "रेशम",
  "Silk Blend": "मिला-जुला रेशम",
  Velvet: "मख़मल",
  Everyday: "रोज़ाना",
  Office: "ऑफ़िस",
  Festive: "त्योहार",
  Wedding: "शादी",
  Party: "पार्टी",
  "Date Night": "डेट नाइट",
  "Floral Vine": "फूलों की बेल",
  "Gota Patti": "गोटा पट्टी",
  "Mirror Work": "शीशे का काम",
  Peacock: "मोर",
  Plain: "सादा",
  Printed: "प्रिंटेड",
  Scalloped: "कंगूरेदार",
  Temple: "टेंपल",
  Zari: "ज़री",
};

/** Families of colours; what a product calls its own colour is its brand's word. */
const colors = {
  Maroon: "मैरून",
  Red: "लाल",
  Pink: "गुलाबी",
  Orange: "नारंगी",
  Yellow: "पीला",
  Green: "हरा",
  Blue: "नीला",
  Purple: "बैंगनी",
  White: "सफ़ेद",
  Beige: "बेज",
  Brown: "भूरा",
  Grey: "स्लेटी",
  Black: "काला",
};

/** A size that has a name; the others are letters and numbers. */
const sizes = { "Free Size": "फ़्री साइज़" };

/** What the coupons of the sample shop do. */
const coupons = {
  "10% off orders of ₹1,000 and above": "₹1,000 या उससे ज़्यादा के ऑर्डर पर 10% की छूट",
  "₹50 off your order": "आपके ऑर्डर पर ₹50 की छूट",
  "₹100 off your order": "आपके ऑर्डर पर ₹100 की छूट",
  "₹200 off your order": "आपके ऑर्डर पर ₹200 की छूट",
};

/** What products of the sample shop say of their return. */
const returns = { "Easy 7-day return or exchange": product.usualReturnPolicy };

/** What goods are sorted by and searched for, in the catalogue's words and in Hindi. */
export const namesOfGoods: Readonly<Record<string, string>> = { ...places, ...values, ...colors };

/** The catalogue's own words; names, colours and descriptions of products stay as their brands wrote them. */
export const catalogue: Texts["catalogue"] = lookUp({
  ...namesOfGoods,
  ...banners,
  ...facts,
  ...sizes,
  ...coupons,
  ...measuring,
  ...returns,
});
