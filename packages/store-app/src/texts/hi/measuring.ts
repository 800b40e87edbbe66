const chest = (inches: number) =>
  `फ़ीते को छाती के सबसे भरे हिस्से पर, पीठ पर सीधा रखते हुए लपेटें। चार्ट में कपड़े की नाप है, जो शरीर से ${inches} इंच ज़्यादा है।`;

/** How to measure, as the charts of the sample catalogue say it. */
export const measuring = {
  "About this chart": "इस चार्ट के बारे में",
  "Between two sizes": "दो साइज़ के बीच",
  Chest: "छाती",
  Shoulder: "कंधा",
  "A saree is one size. The chart is for the blouse that your tailor makes from the attached blouse piece, which is enough for sizes up to 3XL.":
    "साड़ी एक ही साइज़ की होती है। चार्ट उस ब्लाउज़ का है जो आपके दर्ज़ी साथ लगे ब्लाउज़ पीस से सिलेंगे; वह 3XL तक के लिए काफ़ी है।",
  "Blouse: from the highest point of the shoulder, beside the neck, down to its lower edge.":
    "ब्लाउज़: गर्दन के पास, कंधे के सबसे ऊँचे बिंदु से उसके निचले किनारे तक।",
  "Choose the larger one; taking in is easier than letting out.":
    "बड़ा साइज़ चुनें; कपड़ा ढीला करने से कसना आसान है।",
  "From the highest point of the shoulder, beside the neck, straight down to the floor. Measure in the shoes you will wear.":
    "गर्दन के पास, कंधे के सबसे ऊँचे बिंदु से सीधे ज़मीन तक। वही जूते पहनकर नापें जो आप पहनेंगी।",
  "From the highest point of the shoulder, beside the neck, straight down to the hem at the front.":
    "गर्दन के पास, कंधे के सबसे ऊँचे बिंदु से सामने के घेर तक सीधे नीचे।",
  "From the highest point of the shoulder, beside the neck, straight down to the hem at the front. Measure in the shoes you will wear.":
    "गर्दन के पास, कंधे के सबसे ऊँचे बिंदु से सामने के घेर तक सीधे नीचे। वही जूते पहनकर नापें जो आप पहनेंगी।",
  "From the highest point of the shoulder, beside the neck, straight down to the kurti's hem.":
    "गर्दन के पास, कंधे के सबसे ऊँचे बिंदु से कुर्ती के घेर तक सीधे नीचे।",
  "From the highest point of the shoulder, beside the neck, to just under the bust band.":
    "गर्दन के पास, कंधे के सबसे ऊँचे बिंदु से छाती की पट्टी के ठीक नीचे तक।",
  "Measure across the back, from the tip of one shoulder bone to the other.":
    "पीठ पर, एक कंधे की हड्डी के सिरे से दूसरे तक नापें।",
  "The chart gives the blouse. The skirt ties with a drawstring at the waist; it is 40 inches long in XS to M and 41 inches from L, and 4 metres round the hem.":
    "चार्ट में ब्लाउज़ की नाप है। लहंगा कमर पर डोरी से बँधता है; XS से M तक उसकी लंबाई 40 इंच और L से 41 इंच है, घेर 4 मीटर।",
  "The chart gives the blouse. The skirt ties with a drawstring at the waist; it is 40 inches long in XS to M and 41 inches from L.":
    "चार्ट में ब्लाउज़ की नाप है। लहंगा कमर पर डोरी से बँधता है; XS से M तक उसकी लंबाई 40 इंच और L से 41 इंच है।",
  "The chart gives the kurti. The palazzo trousers have an elasticated waist and are 38 inches long in every size.":
    "चार्ट में कुर्ती की नाप है। पलाज़ो की कमर इलास्टिक वाली है और हर साइज़ में उसकी लंबाई 38 इंच है।",
  "Wrap the tape round the fullest part of your chest, level at the back. The chart gives the garment, which is 1 inch larger than the body it fits.":
    chest(1),
  "Wrap the tape round the fullest part of your chest, level at the back. The chart gives the garment, which is 2 inches larger than the body it fits.":
    chest(2),
  "Wrap the tape round the fullest part of your chest, level at the back. The chart gives the garment, which is 3 inches (7.5 cm) larger than the body it fits.":
    chest(3),
};
