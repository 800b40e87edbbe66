import type { ControlsMessages } from "../../controls/messages";

export const controls: ControlsMessages = {
  button: { loading: "कृपया प्रतीक्षा करें" },
  chip: { remove: "हटाएँ:" },
  errorSummary: { title: "कृपया ये जानकारी जाँचें" },
  field: { optional: "(वैकल्पिक)" },
  quantityStepper: { label: "मात्रा", increase: "मात्रा बढ़ाएँ", decrease: "मात्रा घटाएँ" },
  searchField: { label: "खोजें", busy: "खोजा जा रहा है" },
  textArea: { limit: "अधिकतम {max} अक्षर", left: "{left} अक्षर शेष" },
  textField: { clear: "साफ़ करें" },
};
