/** Text that is in its one form already: printable ASCII, tabs and line breaks. */
const PLAIN = /^[\t\n\r -~]*$/;
/** Invisible characters, the annotation marks among them, with the visible one before them. */
const INVISIBLE =
  /([^\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]?)([\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]+)/gu;
const LETTER = /[\p{L}\p{M}]/u;
/** Scripts that write differently with a joiner: the Arabic family and those of India and its neighbours. */
const JOINED =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Mtei}\p{scx=Cakm}\p{scx=Gran}\p{scx=Newa}\p{scx=Tirh}\p{scx=Mymr}\p{scx=Khmr}\p{scx=Tibt}]/u;
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;
/** Blank characters besides the space: no-break, ideographic, the empty Braille pattern … */
const BLANK = /(?! )[\p{Zs}\u2800]/gu;
/** More marks than Unicode's stream-safe format has on one letter; ordering many takes quadratic time. */
const MARKS = /(\p{M}{30})\p{M}+/gu;

/** What of a run of invisible characters the character before it needs. */
function neededAfter(before: string, run: string): string {
  if (EMOJI.test(before)) return /^\ufe0f?\u200d?/.exec(run)?.[0] ?? "";
  if (!LETTER.test(before) || !JOINED.test(before)) return "";
  return /[\u200c\u200d]/.exec(run)?.[0] ?? "";
}

/**
 * Brings a text to the one form in which it is stored and compared: Unicode's NFC, plain spaces, no
 * invisible characters. The joiners ZWJ and ZWNJ stay in scripts that need them and in emoji; marks
 * that turn the direction of writing go, because they make one text look like another.
 *
 * `"Sa\u200bree"` becomes `"Saree"`, and `"Cafe\u0301"` becomes `"Café"`.
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  const visible = text
    .replace(INVISIBLE, (_, before: string, run: string) => before + neededAfter(before, run))
    .replace(BLANK, " ")
    .replace(MARKS, "$1");
  const composed = visible.normalize("NFC");
  // One mark may have become two.
  return composed === visible ? composed : composed.replace(MARKS, "$1");
}
