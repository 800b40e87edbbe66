export interface ProfileFormMessages {
  name: string;
  email: string;
  phone: string;
  /** Why the number can't be edited. */
  phoneHint: string;
  /** In place of a value that is not known. */
  unknown: string;
  edit: string;
  save: string;
  cancel: string;
  saved: string;
  nameMissing: string;
  emailMissing: string;
  emailWrong: string;
}

export const profileFormMessages: ProfileFormMessages = {
  name: "Name",
  email: "Email",
  phone: "Mobile number",
  phoneHint: "This number can’t be changed here.",
  unknown: "Not given",
  edit: "Edit",
  save: "Save",
  cancel: "Cancel",
  saved: "Profile updated successfully!",
  nameMissing: "Please enter your name",
  emailMissing: "Please enter your email address",
  emailWrong: "Please enter a valid email address",
};
