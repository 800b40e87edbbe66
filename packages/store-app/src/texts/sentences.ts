import { lookUp } from "./lookup";

const slot = /\\\{(\w+)\\\}/g;

/** Everything that means something in a pattern, so that it means itself. */
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Finds what a language says for a sentence of the API. What differs from one saying to the next, a
 * number or a name, stands as `{count}` in both; a value that is a sentence of its own is said in
 * that language too.
 *
 * @param words by the API's words
 */
export function sentences(words: Readonly<Record<string, string>>): (sentence: string) => string {
  const whole = lookUp(words);
  const patterns = Object.entries(words)
    .filter(([english]) => english.includes("{"))
    .map(([english, own]) => {
      const pattern = literally(english).replace(slot, "(?<$1>.+)");
      return { pattern: new RegExp(`^${pattern}$`), own };
    });
  return (sentence) => {
    if (Object.hasOwn(words, sentence)) return whole(sentence);
    for (const { pattern, own } of patterns) {
      const values = pattern.exec(sentence)?.groups;
      if (values) return own.replace(/\{(\w+)\}/g, (_, name) => whole(values[name] ?? ""));
    }
    return sentence;
  };
}
