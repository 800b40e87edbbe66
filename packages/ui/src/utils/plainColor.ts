/**
 * A colour that comes from data, for a `style`. What has more in it than a colour has is an empty
 * text, which React leaves out: its server renderer writes a `;` as it stands, after which a value
 * would set properties of its own.
 */
export const plainColor = (color = ""): string =>
  /^(?!.*url\()[\w #%(),./-]+$/i.test(color) ? color : "";
