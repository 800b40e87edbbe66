interface NumberWords {
  /** Names a whole number below 100. */
  belowHundred: (number: number) => string;
  /** The names of 100 00 000, 1 00 000, 1000 and 100. */
  scales: readonly [crore: string, lakh: string, thousand: string, hundred: string];
  /** What stands before a last part below 100. */
  and: string;
}

const sizes = [10_000_000, 100_000, 1000, 100] as const;

const small =
  "Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen".split(
    " ",
  );
const tens = "- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split(" ");

const inEnglish: NumberWords = {
  belowHundred: (number) => {
    if (number < 20) return small[number] ?? "";
    const ten = tens[Math.floor(number / 10)] ?? "";
    return number % 10 === 0 ? ten : `${ten} ${small[number % 10]}`;
  },
  scales: ["Crore", "Lakh", "Thousand", "Hundred"],
  and: "and ",
};

const hindiBelowHundred = `
  शून्य एक दो तीन चार पाँच छह सात आठ नौ
  दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस
  बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस
  तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस
  चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास
  पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ
  साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर
  सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी
  अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सतासी अठासी नवासी
  नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे`;

/** A whole number in words, counted in lakh and crore. */
function inWords(number: number, words: NumberWords): string {
  if (number < 100) return words.belowHundred(number);
  const index = sizes.findIndex((size) => number >= size);
  const size = sizes[index] ?? 100;
  const head = `${inWords(Math.floor(number / size), words)} ${words.scales[index]}`;
  const rest = number % size;
  if (rest === 0) return head;
  return `${head} ${rest < 100 ? words.and : ""}${inWords(rest, words)}`;
}

/** Whole rupees and what is left in paise; nothing for what is no sum. */
function split(amount: number): [rupees: number, paise: number] | undefined {
  const paise = Math.round(amount * 100);
  if (!Number.isSafeInteger(paise) || paise < 0) return undefined;
  return [Math.floor(paise / 100), paise % 100];
}

/**
 * A sum of rupees in English words, as Indian invoices write it: `rupeesInWords(119303.5)` is
 * “Rupees One Lakh Nineteen Thousand Three Hundred and Three and Fifty Paise Only”. The sum is
 * rounded to whole paise; a negative or endless one gives an empty text.
 */
export function rupeesInWords(amount: number): string {
  const sum = split(amount);
  if (!sum) return "";
  const rupees = `Rupees ${inWords(sum[0], inEnglish)}`;
  return sum[1] === 0 ? `${rupees} Only` : `${rupees} and ${inWords(sum[1], inEnglish)} Paise Only`;
}

/**
 * A sum of rupees in Hindi words: `rupeesInHindiWords(119303.5)` is “एक लाख उन्नीस हज़ार तीन सौ तीन रुपये
 * और पचास पैसे मात्र”. Rounded as `rupeesInWords` does; what is no sum gives an empty text.
 */
export function rupeesInHindiWords(amount: number): string {
  const sum = split(amount);
  if (!sum) return "";
  const names = hindiBelowHundred.trim().split(/\s+/);
  const inHindi: NumberWords = {
    belowHundred: (number) => names[number] ?? "",
    scales: ["करोड़", "लाख", "हज़ार", "सौ"],
    and: "",
  };
  const rupees = `${inWords(sum[0], inHindi)} ${sum[0] === 1 ? "रुपया" : "रुपये"}`;
  const paise = `${inWords(sum[1], inHindi)} ${sum[1] === 1 ? "पैसा" : "पैसे"}`;
  return sum[1] === 0 ? `${rupees} मात्र` : `${rupees} और ${paise} मात्र`;
}
