import type { Rule } from "./readRules";

/** A value that a rule gives a property of an element. */
interface Word {
  rule: Rule;
  value: string;
}

const sameWeight = (one: Rule, other: Rule) =>
  one.layer === other.layer && one.weight === other.weight && one.important === other.important;

/** Limits of a window's or container's width that a rule's queries name. */
function widths({ conditions }: Rule, name: "min" | "max"): number[] {
  const limit = new RegExp(`${name}-width: ([\\d.]+)px`, "g");
  return conditions.flatMap((text) => [...text.matchAll(limit)].map(([, px]) => Number(px)));
}

const neverTogether = (one: Rule, other: Rule) =>
  Math.max(0, ...widths(one, "min"), ...widths(other, "min")) >
  Math.min(Number.POSITIVE_INFINITY, ...widths(one, "max"), ...widths(other, "max"));

/** Whether the order of their sheets decides between the two. */
const isTie = (one: Word, other: Word) =>
  one.rule.sheet !== other.rule.sheet &&
  one.value !== other.value &&
  sameWeight(one.rule, other.rule) &&
  !neverTogether(one.rule, other.rule);

/** Whether a rule always wins over another. `layers` are in the cascade's order. */
function winsOver(rule: Rule, other: Rule, layers: string[]): boolean {
  if (rule.conditional) return false;
  if (rule.important !== other.important) return rule.important;
  const later = layers.indexOf(rule.layer) - layers.indexOf(other.layer);
  // Of important rules those of earlier layers win.
  if (later !== 0) return rule.important ? later < 0 : later > 0;
  return rule.weight > other.weight;
}

function wordsByProperty(rules: Rule[]): Map<string, Word[]> {
  const words = new Map<string, Word[]>();
  for (const rule of rules) {
    for (const [name, value] of rule.values) {
      const property = `${rule.pseudoElement} ${name}`.trim();
      words.set(property, [...(words.get(property) ?? []), { rule, value }]);
    }
  }
  return words;
}

function tiesAmong(words: Word[], layers: string[]): [Word, Word][] {
  const open = words.filter((word) => !words.some(({ rule }) => winsOver(rule, word.rule, layers)));
  return open.flatMap((one, at) =>
    open
      .slice(at + 1)
      .filter((other) => isTie(one, other))
      .map((other): [Word, Word] => [one, other]),
  );
}

const inWords = ({ rule, value }: Word) =>
  [...rule.conditions, `${rule.selector} { ${value} }`].join(" ");

/** Properties of an element that two sheets name with one weight in one layer: the sheet that comes later wins. */
export function findTies(element: Element, rules: Rule[], layers: string[]): string[] {
  const ofElement = rules.filter(({ selector }) => element.matches(selector));
  return [...wordsByProperty(ofElement)].flatMap(([property, words]) =>
    tiesAmong(words, layers).map((tie) => `${property}: ${tie.map(inWords).join(", ")}`),
  );
}
