export interface PartnerFormMessages {
  you: string;
  name: string;
  email: string;
  mobile: string;
  shop: string;
  shopName: string;
  shopImage: string;
  shopImageHint: string;
  gst: string;
  pan: string;
  place: string;
  shopAddress: string;
  mapUrl: string;
  mapUrlHint: string;
  submit: string;
  /** Title of the summary while a required field is empty. */
  fillRequired: string;
  nameMissing: string;
  emailMissing: string;
  emailWrong: string;
  mobileMissing: string;
  shopNameMissing: string;
  shopImageMissing: string;
  shopAddressMissing: string;
  gstWrong: string;
  panWrong: string;
  mapUrlWrong: string;
  code: string;
  codeHint: string;
  verify: string;
  back: string;
}

export const partnerFormMessages: PartnerFormMessages = {
  you: "You",
  name: "Name",
  email: "Email",
  mobile: "Mobile number",
  shop: "Your shop",
  shopName: "Shop name",
  shopImage: "Picture of your shop",
  shopImageHint: "The front, with its name in sight",
  gst: "GST number",
  pan: "PAN",
  place: "Where it is",
  shopAddress: "Shop address",
  mapUrl: "Link to a map",
  mapUrlHint: "From the maps app: Share, then Copy link",
  submit: "Continue",
  fillRequired: "Please fill all required fields",
  nameMissing: "Please enter your name",
  emailMissing: "Please enter your email address",
  emailWrong: "Please enter a valid email address",
  mobileMissing: "Please enter your mobile number",
  shopNameMissing: "Please enter the name of your shop",
  shopImageMissing: "Please add a picture of your shop",
  shopAddressMissing: "Please enter the address of your shop",
  gstWrong: "Please enter a valid 15-character GST number",
  panWrong: "Please enter a valid 10-character PAN",
  mapUrlWrong: "Please enter a valid map link",
  code: "Verification code",
  codeHint: "Enter the 6 digits of your code",
  verify: "Verify",
  back: "Change the details",
};
