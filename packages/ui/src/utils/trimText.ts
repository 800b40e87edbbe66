/** Whether nothing is seen of a character: a blank, or one that is zero-width or a filler. */
const isUnseen = (character: string) =>
  /^[\s\p{Default_Ignorable_Code_Point}\u2800]$/u.test(character);

/** A letter or sign whose look a joiner behind it changes. */
const joined = /(?!\p{Script=Latin})[\p{L}\p{M}]/u;

/** What a character needs of the unseen ones behind it: a joiner, or the mark that makes a picture of it. */
export function neededAfter(character: string, unseen: string): string {
  if (/\p{Extended_Pictographic}/u.test(character))
    return unseen.startsWith("\ufe0f") ? "\ufe0f" : "";
  return joined.test(character) ? (/^[\u200c\u200d]/.exec(unseen)?.[0] ?? "") : "";
}

/** A text without what is unseen around it; empty where it holds nothing to see. */
export function trimText(text: string): string {
  const characters = Array.from(text);
  const first = characters.findIndex((character) => !isUnseen(character));
  if (first < 0) return "";
  let end = characters.length;
  while (isUnseen(characters[end - 1] ?? "")) end -= 1;
  const unseen = characters.slice(end).join("");
  const seen = characters.slice(first, end);
  return seen.join("") + neededAfter(seen.at(-1) ?? "", unseen);
}
