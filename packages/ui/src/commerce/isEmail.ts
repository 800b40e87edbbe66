import { neededAfter, trimText } from "../utils/trimText";

let probe: HTMLInputElement | undefined;

/** Whether the browser takes an address for `type="email"`; on a server, which sends no form, it does. */
function isTaken(address: string): boolean {
  if (typeof document === "undefined") return true;
  probe ??= Object.assign(document.createElement("input"), { type: "email" });
  probe.value = address;
  return !probe.validity.typeMismatch;
}

/** A host in any script; nothing that a parser of addresses would drop or decode. */
const hostForm = /^[\p{L}\p{M}\p{N}\p{Join_Control}-]+(?:\.[\p{L}\p{M}\p{N}\p{Join_Control}-]+)+$/u;

/** A host as the network writes it, which every browser takes. */
function asciiHost(host: string): string {
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return host;
  }
}

/** Zero-width characters and marks of direction, as a page or a message is copied with, behind another. */
const unseen = /([^\p{Default_Ignorable_Code_Point}]?)(\p{Default_Ignorable_Code_Point}+)/gu;

/** An address without what is unseen in it or around it, but for joiners that a script writes with. */
export const cleanEmail = (text: string): string =>
  trimText(
    text.replace(unseen, (_, before: string, run: string) => before + neededAfter(before, run)),
  );

/**
 * Whether a text is an e-mail address by the browser's own rule, which is the HTML standard's: of a host
 * with a dot, which may be an internationalised one. An API that follows the standard takes the same.
 */
export function isEmail(text: string): boolean {
  const address = cleanEmail(text);
  const at = address.lastIndexOf("@") + 1;
  const host = address.slice(at);
  const isAscii = !/[^\0-\x7f]/.test(host);
  if (!hostForm.test(host)) return false;
  return isTaken(address.slice(0, at) + (isAscii ? host : asciiHost(host)));
}
