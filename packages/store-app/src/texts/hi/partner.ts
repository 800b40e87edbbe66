import type { Texts } from "..";

/** Applying to sell through the shop. */
export const partner: Texts["partner"] = {
  title: "साझेदार बनें",
  description: (shop) => `${shop} के साथ बेचें।`,
  text: (shop) => `अपने और अपनी दुकान के बारे में बताएँ। ${shop} की साझेदार टीम आपको ईमेल लिखेगी।`,
  failed: "आपका आवेदन भेजा नहीं जा सका। कृपया फिर कोशिश करें।",
  received: "आपका आवेदन हम तक पहुँच गया",
  receivedText: (email) => `हम हर आवेदन पढ़ते हैं और ${email} पर लिखते हैं।`,
};
