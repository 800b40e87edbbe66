import type { Texts } from "..";

/** The profile. */
export const profile: Texts["profile"] = {
  title: "प्रोफ़ाइल",
  description: (shop) => `${shop} पर आपकी जानकारी।`,
  loadFailed: "प्रोफ़ाइल लोड नहीं हो सकी",
  failed: "प्रोफ़ाइल बदली नहीं जा सकी",
  logoutFailed: "लॉग आउट नहीं हो सका",
};
