/** Finds what a language says for words of the API; what it has no words for stays as it is. */
export const lookUp =
  (words: Readonly<Record<string, string>> = {}) =>
  (word: string): string =>
    (Object.hasOwn(words, word) ? words[word] : undefined) ?? word;
