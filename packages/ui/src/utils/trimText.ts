/**
 * A text without the blanks around it; empty where it holds nothing to see, such as zero-width or filler
 * characters alone.
 */
export const trimText = (text: string): string =>
  /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text) ? text.trim() : "";
