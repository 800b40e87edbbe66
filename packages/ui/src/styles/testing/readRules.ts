import { splitAtCommas, weigh } from "./weigh";

/** What one sheet says of the elements that one selector chooses. */
export interface Rule {
  /** The sheet's index. */
  sheet: number;
  /** Without its pseudo-element. */
  selector: string;
  pseudoElement: string;
  layer: string;
  weight: number;
  /** The queries that it holds under. */
  conditions: string[];
  /** Whether it holds in some states or under some queries alone. */
  conditional: boolean;
  important: boolean;
  /** By longhand. */
  values: Map<string, string>;
}

/** Where a rule stands. */
type Place = Pick<Rule, "sheet" | "layer" | "conditions">;

/** The same weight as a state, and true of every element. */
const stateOfEvery = ":not(.never)";
const states = /:(hover|focus-visible|focus-within|focus|active)(?![\w-])/g;

/** The sheet with its states of the pointer and the keyboard as if every element were in all of them. */
export const asIfInEveryState = (css: string) => css.replaceAll(states, stateOfEvery);

const pseudoElementAtEnd = /::[\w-]+(\([^)]*\))?$/;

/** A value for each longhand. One whose shorthand holds a `var()` has none of its own: the rule stands for it. */
function valuesOf({ style }: CSSStyleRule, important: boolean): Map<string, string> {
  const names = [...style].filter(
    (name) => (style.getPropertyPriority(name) === "important") === important,
  );
  return new Map(names.map((name) => [name, style.getPropertyValue(name) || style.cssText]));
}

function rulesOfSelector(selector: string, rule: CSSStyleRule, place: Place): Rule[] {
  const [pseudoElement = ""] = pseudoElementAtEnd.exec(selector) ?? [];
  return [false, true].map((important) => ({
    ...place,
    selector: selector.slice(0, selector.length - pseudoElement.length) || "*",
    pseudoElement,
    weight: weigh(selector),
    conditional: place.conditions.length > 0 || selector.includes(stateOfEvery),
    important,
    values: valuesOf(rule, important),
  }));
}

function rulesWithin(rules: CSSRuleList, place: Place): Rule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      return splitAtCommas(rule.selectorText).flatMap((one) => rulesOfSelector(one, rule, place));
    }
    if (rule instanceof CSSLayerBlockRule) {
      const layer = place.layer ? `${place.layer}.${rule.name}` : rule.name;
      return rulesWithin(rule.cssRules, { ...place, layer });
    }
    if (rule instanceof CSSConditionRule) {
      const conditions = [...place.conditions, rule.conditionText];
      return rulesWithin(rule.cssRules, { ...place, conditions });
    }
    return [];
  });
}

/** All that a sheet says, rule by rule. */
export function readRules(css: string, sheet: number): Rule[] {
  const parsed = new CSSStyleSheet();
  parsed.replaceSync(asIfInEveryState(css));
  const rules = rulesWithin(parsed.cssRules, { sheet, layer: "", conditions: [] });
  return rules.filter(({ values }) => values.size > 0);
}
