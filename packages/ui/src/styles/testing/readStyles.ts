/** Computed values of an element or one of its pseudo-elements, by property. */
type Values = Map<string, string>;

const pseudoElements = ["", "::before", "::after"];

/** Elements that look alike to every selector are read once. */
function kindOf(element: Element | null, depth = 3): string {
  if (!element || depth === 0) return "";
  const attributes = [...element.attributes]
    .filter(({ name }) => !/^(id|href|src|srcset|alt|aria-label.*|style|for)$/.test(name))
    .map(({ name, value }) => `${name}=${value}`);
  return `${kindOf(element.parentElement, depth - 1)} > ${element.localName} ${attributes.join(" ")}`;
}

/** The elements of the page whose kind is not in `known`, which gets it. */
export function elementsOfNewKinds(known: Set<string>): Element[] {
  return [...document.querySelectorAll("body *")].filter((element) => {
    const kind = kindOf(element);
    if (known.has(kind)) return false;
    known.add(kind);
    return true;
  });
}

let standard: string[] = [];

/** The properties of an element: the standard ones, which are everybody's, and after them its own custom ones. */
function namesOf(computed: CSSStyleDeclaration): string[] {
  const custom: string[] = [];
  for (let at = computed.length - 1; computed[at]?.startsWith("--"); at--) {
    custom.push(computed.item(at));
  }
  // To ask for each name again takes longer than to ask for its value.
  if (standard.length + custom.length !== computed.length) {
    standard = [...computed].filter((name) => !name.startsWith("--"));
  }
  return [...standard, ...custom];
}

function readOne(element: Element, pseudoElement: string): Values {
  const computed = getComputedStyle(element, pseudoElement || null);
  if (pseudoElement && computed.content === "none") return new Map();
  return new Map(namesOf(computed).map((name) => [name, computed.getPropertyValue(name)]));
}

/** What the browser makes of the elements with the styles that are loaded now. */
export function readStyles(elements: Element[]): Values[] {
  return elements.flatMap((element) => pseudoElements.map((pseudo) => readOne(element, pseudo)));
}

/** Properties that two readings of the same elements tell differently. */
export function differences(elements: Element[], one: Values[], other: Values[]): string[] {
  return one.flatMap((values, index) => {
    const names = new Set([...values.keys(), ...(other[index]?.keys() ?? [])]);
    const element = elements[Math.floor(index / pseudoElements.length)];
    return [...names]
      .filter((name) => values.get(name) !== other[index]?.get(name))
      .map((name) => `${element?.localName}.${element?.getAttribute("class")}: ${name}`);
  });
}
