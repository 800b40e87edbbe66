import { countOnes } from "./bits.js";
import { editDistance, soundOf, stemOf } from "./words.js";

/** Shorter words differ too little from each other to be corrected. */
const CORRECT_FROM = 4;
const REMEMBER = 2000;
/** Shorter sounds are alike by chance. */
const SOUND_FROM = 3;

/** The words that products are described with, and which of them a typed word means. */
export class Vocabulary {
  /** Ascending, for finding beginnings. */
  readonly #words: { word: string; id: number }[];
  /** Words of letters alone, which are what a slip of the finger is looked for among. */
  readonly #plain: { word: string; id: number; letters: number }[] = [];
  readonly #byId = new Map<number, string>();
  readonly #byStem = new Map<string, number[]>();
  readonly #bySound = new Map<string, number[]>();
  readonly #meant = new Map<string, number[]>();

  constructor(words: readonly { word: string; id: number }[]) {
    this.#words = [...words].sort((a, b) => (a.word < b.word ? -1 : 1));
    for (const { word, id } of this.#words) {
      this.#byId.set(id, word);
      if (!/\d/.test(word)) this.#plain.push({ word, id, letters: lettersOf(word) });
      push(this.#byStem, stemOf(word), id);
      push(this.#bySound, soundOf(word), id);
    }
  }

  /**
   * The words that a typed word stands for: those with its stem and those that begin with it;
   * where there are none, those that sound like it; then those that are a letter or two away.
   *
   * @param typed - lower case
   * @returns ids of words
   */
  meaning(typed: string): readonly number[] {
    const known = this.#meant.get(typed);
    if (known) return known;
    const found = this.#find(typed);
    if (this.#meant.size >= REMEMBER) this.#meant.clear();
    this.#meant.set(typed, found);
    return found;
  }

  /** Whether products are described with exactly this word. */
  has(word: string): boolean {
    return this.#words[this.#lowerBound(word)]?.word === word;
  }

  /** Whether a product's word has this stem or begins like this, so that nothing need be corrected. */
  knows(typed: string): boolean {
    const next = this.#words[this.#lowerBound(typed)];
    return this.#byStem.has(stemOf(typed)) || next?.word.startsWith(typed) === true;
  }

  wordOf(id: number): string | undefined {
    return this.#byId.get(id);
  }

  /** Words that begin like the given one, in alphabetical order. */
  beginningWith(start: string): { word: string; id: number }[] {
    const found = [];
    for (let at = this.#lowerBound(start); at < this.#words.length; at++) {
      const entry = this.#words[at];
      if (!entry?.word.startsWith(start)) break;
      found.push(entry);
    }
    return found;
  }

  #find(typed: string): number[] {
    const begins = this.beginningWith(typed).map(({ id }) => id);
    const direct = new Set([...(this.#byStem.get(stemOf(typed)) ?? []), ...begins]);
    if (direct.size > 0) return [...direct];
    // A digit more or less is another size or year, not a slip.
    if (typed.length < CORRECT_FROM || /\d/.test(typed)) return [];
    const sound = soundOf(typed);
    // Of `aaaa` an `a` is left, which sounds like nothing that somebody meant.
    const alike = sound.length < SOUND_FROM ? undefined : this.#bySound.get(sound);
    return alike ?? this.#nearest(typed);
  }

  #nearest(typed: string): number[] {
    let most = typed.length < 7 ? 1 : 2;
    let nearest: number[] = [];
    const letters = lettersOf(typed);
    for (const entry of this.#plain) {
      // One edit changes at most two letters of the set; most words end here.
      if (countOnes(entry.letters ^ letters) > 2 * most) continue;
      const distance = editDistance(typed, entry.word, most);
      if (distance > most) continue;
      if (distance < most) nearest = [];
      most = distance;
      nearest.push(entry.id);
    }
    return nearest;
  }

  #lowerBound(start: string): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#words[middle]?.word ?? "") < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Which letters a word has, a bit for each of 32 kinds. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

function push(map: Map<string, number[]>, key: string, id: number): void {
  const ids = map.get(key);
  if (ids) ids.push(id);
  else map.set(key, [id]);
}
