/** The most characters of an e-mail address: what SMTP carries. */
export const MAX_EMAIL_LENGTH = 254;

/** The HTML standard's form of `<input type="email">`, of a host with at least one dot. */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
/** A host in any script; nothing that a parser of addresses would drop or decode. */
const HOST = /^[\p{L}\p{M}\p{N}\p{Join_Control}.-]+$/u;

/** A host as the network writes it: `डाक.भारत` is `xn--81bg3cc2b2bk5hb.xn--h2brj9c`. */
function asciiHost(host: string): string {
  if (!HOST.test(host)) return "";
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return "";
  }
}

/**
 * Whether a text is an e-mail address: one that the HTML standard takes for `type="email"`, of a host
 * with a dot, which may be an internationalised one. In time that grows with the text.
 */
export function isEmail(text: string): boolean {
  if (text.length > MAX_EMAIL_LENGTH) return false;
  if (ADDRESS.test(text)) return true;
  const at = text.lastIndexOf("@");
  const host = text.slice(at + 1);
  const written = `${text.slice(0, at + 1)}${asciiHost(host)}`;
  return /[^\0-\x7f]/.test(host) && written.length <= MAX_EMAIL_LENGTH && ADDRESS.test(written);
}
