/** Checks of the Design Tokens format (2025.10) that a document must pass to be read by tools. */
type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isNumber = (value: unknown) => typeof value === "number" && Number.isFinite(value);
const isFraction = (value: unknown) => isNumber(value) && Number(value) >= 0 && Number(value) <= 1;

const inUnits = (value: unknown, ...units: string[]) =>
  isNode(value) && isNumber(value.value) && units.includes(String(value.unit));

const isColor = (value: unknown) =>
  isNode(value) &&
  value.colorSpace === "srgb" &&
  Array.isArray(value.components) &&
  value.components.length === 3 &&
  value.components.every(isFraction) &&
  (value.alpha === undefined || isFraction(value.alpha)) &&
  (value.hex === undefined || /^#[0-9a-f]{6}$/.test(String(value.hex)));

const isShadow = (value: unknown): boolean =>
  isNode(value) &&
  parts.color(value.color) &&
  ["offsetX", "offsetY", "blur", "spread"].every((key) => parts.dimension(value[key]));

/** A value of each type; where a type has parts, each may be an alias. */
const values: Record<string, (value: unknown) => boolean> = {
  color: isColor,
  dimension: (value) => inUnits(value, "px", "rem"),
  duration: (value) => inUnits(value, "ms", "s"),
  number: isNumber,
  fontWeight: (value) => isNumber(value) && Number(value) >= 1 && Number(value) <= 1000,
  fontFamily: (value) =>
    typeof value === "string" ||
    (Array.isArray(value) && value.every((name) => typeof name === "string" && name !== "")),
  cubicBezier: (value) =>
    Array.isArray(value) &&
    value.length === 4 &&
    value.every(isNumber) &&
    isFraction(value[0]) &&
    isFraction(value[2]),
  shadow: (value) => (Array.isArray(value) ? value.every(isShadow) : isShadow(value)),
  border: (value) =>
    isNode(value) &&
    parts.color(value.color) &&
    parts.dimension(value.width) &&
    typeof value.style === "string",
  transition: (value) =>
    isNode(value) &&
    parts.duration(value.duration) &&
    parts.duration(value.delay) &&
    parts.cubicBezier(value.timingFunction),
  typography: (value) =>
    isNode(value) &&
    parts.fontFamily(value.fontFamily) &&
    parts.dimension(value.fontSize) &&
    parts.fontWeight(value.fontWeight) &&
    parts.number(value.lineHeight) &&
    parts.dimension(value.letterSpacing),
};

const isAlias = (value: unknown): value is string =>
  typeof value === "string" && /^\{[^{}]+\}$/.test(value);

const part = (type: string) => (value: unknown) => isAlias(value) || values[type]?.(value) === true;
const parts = {
  color: part("color"),
  dimension: part("dimension"),
  duration: part("duration"),
  number: part("number"),
  fontWeight: part("fontWeight"),
  fontFamily: part("fontFamily"),
  cubicBezier: part("cubicBezier"),
};

const reserved = new Set(["$type", "$value", "$description", "$extensions", "$deprecated"]);

function aliasesIn(value: unknown): string[] {
  if (isAlias(value)) return [value.slice(1, -1)];
  if (isNode(value) || Array.isArray(value)) return Object.values(value).flatMap(aliasesIn);
  return [];
}

function nameProblems(path: string, node: Node): string[] {
  return Object.keys(node).flatMap((key) => {
    if (key.startsWith("$")) return reserved.has(key) ? [] : [`${path}: ${key} is not reserved`];
    return /[{}.]/.test(key) ? [`${path}: the name ${key} holds {, } or a dot`] : [];
  });
}

function tokenProblems(path: string, token: Node, type: unknown, known: Set<string>): string[] {
  const own = token.$type ?? type;
  const valid = typeof own === "string" && (isAlias(token.$value) || values[own]?.(token.$value));
  return [
    ...(valid ? [] : [`${path}: ${JSON.stringify(token.$value)} is no ${String(own)}`]),
    ...aliasesIn(token.$value)
      .filter((alias) => !known.has(alias))
      .map((alias) => `${path}: {${alias}} names no token`),
  ];
}

function walk(node: Node, path: string, visit: (token: Node, path: string) => void): void {
  if ("$value" in node) {
    visit(node, path);
    return;
  }
  for (const [key, child] of Object.entries(node)) {
    if (!key.startsWith("$") && isNode(child)) walk(child, path ? `${path}.${key}` : key, visit);
  }
}

/** What in a document breaks the format; empty if nothing does. */
export function formatProblems(document: unknown): string[] {
  if (!isNode(document)) return ["the document is no object"];
  const known = new Set<string>();
  walk(document, "", (_token, path) => known.add(path));
  if (known.size === 0) return ["the document holds no token"];
  const problems: string[] = [];
  const check = (node: Node, path: string, inherited: unknown) => {
    const type = node.$type ?? inherited;
    problems.push(...nameProblems(path || "document", node));
    if ("$value" in node) {
      problems.push(...tokenProblems(path, node, type, known));
      return;
    }
    for (const [key, child] of Object.entries(node)) {
      if (key.startsWith("$")) continue;
      if (!isNode(child)) problems.push(`${path}.${key}: neither token nor group`);
      else check(child, path ? `${path}.${key}` : key, type);
    }
  };
  check(document, "", undefined);
  return problems;
}
