import { latinDigits } from "@taanka/api-client/contract";
import { namesOfGoods } from "./catalogue";

/** The catalogue's words for the goods that the panel names. */
const named = {
  "ऑफ़िस वियर": "Office Wears",
  साड़ियाँ: "Sarees",
  "पार्टी वियर": "Party Wears",
  लहंगे: "Lehengas",
  कुर्तियाँ: "Kurtis",
  सूट: "Suits",
  "छूट वाली साड़ियाँ": "Sarees on Discount",
  "शिफ़ॉन साड़ियाँ": "Chiffon Sarees",
  "बंगाली साड़ियाँ": "Bengali Sarees",
  "हथकरघा साड़ियाँ": "Handloom Sarees",
  पलाज़ो: "Palazzos",
  "बनारसी साड़ियाँ": "Banarasi Sarees",
  "दुल्हन के लहंगे": "Bridal Lehengas",
  "प्रिंटेड कुर्तियाँ": "Printed Kurtis",
  "अनारकली सूट": "Anarkali Suits",
  चिकनकारी: "Chikankari",
  अजरख: "Ajrakh",
};

/** Forms and words that shoppers type, besides those that the shop shows. */
const typed = {
  साड़ी: "Saree",
  साड़ियों: "Sarees",
  साड़ीयाँ: "Sarees",
  लहंगा: "Lehenga",
  लहंगों: "Lehengas",
  कुर्ती: "Kurti",
  कुर्तियों: "Kurtis",
  कुर्ता: "Kurti",
  कुर्ते: "Kurtis",
  सलवार: "Suit",
  पलाजो: "Palazzo",
  अनारकली: "Anarkali",
  गाउन: "Gown",
  दुपट्टा: "Dupatta",
  ब्लाउज़: "Blouse",
  बनारसी: "Banarasi",
  कांजीवरम: "Kanjivaram",
  पैठणी: "Paithani",
  पटोला: "Patola",
  जामदानी: "Jamdani",
  माहेश्वरी: "Maheshwari",
  कोटा: "Kota",
  कलमकारी: "Kalamkari",
  फुलकारी: "Phulkari",
  हथकरघा: "Handloom",
  रेशमी: "Silk",
  सिल्क: "Silk",
  कॉटन: "Cotton",
  दुल्हन: "Bridal",
  ब्राइडल: "Bridal",
  शादी: "Wedding",
  पीली: "Yellow",
  हरी: "Green",
  नीली: "Blue",
  काली: "Black",
  भूरी: "Brown",
};

/** What the names of colours are made of, besides the families that goods are filtered by. */
const shades = {
  इंडिगो: "Indigo",
  नेवी: "Navy",
  फ़िरोज़ा: "Firoza",
  टील: "Teal",
  पन्ना: "Panna",
  मेहंदी: "Mehendi",
  मिंट: "Mint",
  ऑलिव: "Olive",
  हल्दी: "Haldi",
  मस्टर्ड: "Mustard",
  केसरी: "Kesari",
  टेराकोटा: "Terracotta",
  सिंदूर: "Sindoor",
  मजीठ: "Madder",
  रानी: "Rani",
  मजेंटा: "Magenta",
  कोरल: "Coral",
  पीच: "Peach",
  जामुन: "Jamun",
  लैवेंडर: "Lavender",
  काजल: "Kajal",
  चारकोल: "Charcoal",
  कोरा: "Kora",
  आइवरी: "Ivory",
  शैंपेन: "Champagne",
};

/** Words between the others, which say nothing of the goods. */
const small = ["का", "की", "के", "को", "में", "से", "और", "लिए", "वाला", "वाली", "वाले"];

/**
 * The same word is written with and without its dots, with either sign for a nasal vowel, and with
 * invisible marks: those which join letters, and those which come along with what is pasted.
 */
const fold = (text: string): string =>
  latinDigits(text)
    .normalize("NFD")
    .replace(/[\u093c\p{Default_Ignorable_Code_Point}]/gu, "")
    .replaceAll("\u0901", "\u0902");

const amount = String.raw`((?:₹\s?)?\d[\d,]{0,9}(?:\.\d\d)?)(?:\s(?:रुपये|रुपए))?\s`;
const limits = [
  ["under", new RegExp(`${amount}(?:(?:से|के) (?:कम|नीचे|अंदर)|तक)`, "g")],
  ["above", new RegExp(`${amount}(?:से|के) (?:ज्यादा|ऊपर|अधिक)`, "g")],
] as const;

/** What is said of the price, as the API reads it: `1000 से कम` is `under 1000`. */
const withLimits = (text: string): string =>
  limits.reduce((found, [limit, said]) => found.replace(said, ` ${limit} $1 `), text);

/** Its words, and amounts of money whole; what stands between them says nothing. */
const wordsOf = (text: string): string[] => text.match(/₹?\d[\d,.]*|[\p{L}\p{N}\p{M}]+/gu) ?? [];

const meanings = new Map(
  [
    ...Object.entries(namesOfGoods).map(([word, hindi]) => [hindi, word] as const),
    ...Object.entries({ ...typed, ...shades, ...named }),
  ].map(([hindi, word]) => [fold(hindi), word]),
);
const empty = new Set(small.map(fold));

/** Of the forms of a word the first is shown; what the shop itself shows goes before what is typed. */
const shown = new Map(
  [
    ...Object.entries({ ...typed, ...shades })
      .map(([hindi, word]) => [word, hindi] as const)
      .reverse(),
    ...Object.entries(namesOfGoods),
    ...Object.entries(named).map(([hindi, word]) => [word, hindi] as const),
  ].map(([word, hindi]) => [word.toLowerCase(), hindi]),
);

/** The catalogue's words for what is searched for: for all of it at once, else word by word. */
export function searchedFor(term: string): string {
  const folded = fold(term);
  const said = withLimits(folded);
  const words = wordsOf(said);
  const whole = meanings.get(words.join(" "));
  if (whole) return whole;
  if (said === folded && !words.some((word) => meanings.has(word))) return term;
  const telling = words.filter((word) => !empty.has(word));
  return telling.map((word) => meanings.get(word) ?? word).join(" ");
}

/** The Hindi for all of a term at once, else for each of its words; none where one has no Hindi. */
function hindiFor(term: string): string | undefined {
  const whole = shown.get(term);
  if (whole) return whole;
  const words = term.split(" ").map((word) => shown.get(word));
  return words.every((word) => word !== undefined) ? words.join(" ") : undefined;
}

/** A term of the catalogue as Hindi says it; as it is where a search for that would find something else. */
export function shownAs(term: string): string {
  const own = term.toLowerCase();
  const hindi = hindiFor(own);
  const isSame = hindi !== undefined && searchedFor(hindi).toLowerCase() === own;
  return isSame ? hindi : term;
}
