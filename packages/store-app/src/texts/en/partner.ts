/** Applying to sell through the shop. */
export const partner = {
  title: "Become Partner",
  description: (shop: string) => `Sell through ${shop}.`,
  text: (shop: string) =>
    `Tell us about you and your shop. The partner team at ${shop} answers you by email.`,
  failed: "Your application could not be sent. Please try again.",
  received: "Your application has reached us",
  receivedText: (email: string) => `We read every one and write to ${email}.`,
};
