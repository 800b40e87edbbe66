import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

/** How stories write the functions that they give, by the names of the props. */
export type FunctionTexts = Readonly<Record<string, string>>;

interface Named {
  displayName?: string;
  name?: string;
  render?: Named;
  type?: Named;
}

interface Held {
  children?: ReactNode;
  [prop: string]: unknown;
}

const widest = 80;

const indented = (text: string) => text.replaceAll("\n", "\n  ");

/** In one line where that is short enough, else a line each. */
function listed(open: string, parts: readonly string[], close: string, gap = ""): string {
  if (parts.length === 0) return `${open}${close}`;
  const short = `${open}${gap}${parts.join(", ")}${gap}${close}`;
  if (short.length <= widest && !short.includes("\n")) return short;
  return `${open}${parts.map((part) => `\n  ${indented(part)},`).join("")}\n${close}`;
}

/** Markup of several lines stands in lines of its own. */
const isSpread = (value: unknown, code: string) =>
  isValidElement<Held>(value) && code.includes("\n");

const isName = (key: string) => /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key);

/** A component's own name is a part of the example; of any other function it is seen that it is one. */
function functionCode(given: Named, text?: string): string {
  const name = given.displayName ?? given.name ?? "";
  return /^[A-Z]/.test(name) ? name : (text ?? "() => {}");
}

function objectCode(value: object, functions: FunctionTexts): string {
  if (Array.isArray(value)) {
    return listed(
      "[",
      value.map((each) => valueCode(each, functions)),
      "]",
    );
  }
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  const parts = entries.map(([key, each]) => {
    const code = valueCode(each, functions, key);
    const value = isSpread(each, code) ? `(\n  ${indented(code)}\n)` : code;
    return `${isName(key) ? key : JSON.stringify(key)}: ${value}`;
  });
  return listed("{", parts, "}", " ");
}

function valueCode(value: unknown, functions: FunctionTexts, name = ""): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "function") return functionCode(value, functions[name]);
  if (value instanceof Date) return `new Date("${value.toISOString()}")`;
  if (value instanceof RegExp) return `${value}`;
  if (value instanceof File) return `new File([], ${JSON.stringify(value.name)})`;
  if (isValidElement<Held>(value)) return elementCode(value, functions);
  return typeof value === "object" && value !== null ? objectCode(value, functions) : `${value}`;
}

function attribute([name, value]: [string, unknown], functions: FunctionTexts): string {
  if (value === true) return name;
  // Quotes and entities mean something else between quotes of JSX.
  if (typeof value === "string" && !/["\\\n]|&#?\w+;/.test(value)) return `${name}="${value}"`;
  const code = valueCode(value, functions, name);
  return isSpread(value, code) ? `${name}={\n  ${indented(code)}\n}` : `${name}={${code}}`;
}

/** `react.strict_mode` is StrictMode. */
const nameOfReact = (symbol: string) =>
  symbol.replace(/^react\./, "").replaceAll(/(?:^|_)([a-z])/g, (_, letter) => letter.toUpperCase());

function nameOf(type: unknown): string {
  if (typeof type === "string") return type;
  if (type === Fragment) return "";
  if (typeof type === "symbol") return nameOfReact(type.description ?? "");
  const named: Named = Object(type);
  const { displayName, name, render, type: inner } = named;
  return displayName || name || (render && nameOf(render)) || (inner && nameOf(inner)) || "Unknown";
}

const textCode = (text: string) =>
  /[{}<>\n]|&#?\w+;/.test(text) ? `{${JSON.stringify(text)}}` : text;

/** A line's end is no space in JSX. */
const keepingSpaces = (text: string) =>
  text
    .replace(/^ /, '{" "}')
    .replace(/ $/, '{" "}')
    .replace(/^\{" "\}\{" "\}$/, '{" "}');

/** What stands between tags: groups without a name of their own are no more than what they hold. */
function childrenOf(children: ReactNode): ReactNode[] {
  const flat = Children.toArray(children).flatMap((child) =>
    isValidElement<Held>(child) && child.type === Fragment
      ? childrenOf(child.props.children)
      : [child],
  );
  const merged: ReactNode[] = [];
  for (const child of flat) {
    const last = merged.at(-1);
    const isText = typeof child === "string" || typeof child === "number";
    if (isText && typeof last === "string") merged.splice(-1, 1, `${last}${child}`);
    else merged.push(isText ? `${child}` : child);
  }
  return merged;
}

function childrenCode(children: unknown, functions: FunctionTexts): [string[], string[]] {
  if (typeof children === "function") {
    const code = `{${functionCode(children, functions.children)}}`;
    return [[code], [code]];
  }
  const codes = childrenOf(children as ReactNode).map((child) =>
    typeof child === "string" ? textCode(child) : valueCode(child, functions),
  );
  return [codes, codes.map(keepingSpaces)];
}

function elementCode({ type, key, props }: ReactElement<Held>, functions: FunctionTexts): string {
  const { children, ref: _, ...rest } = props;
  // React numbers what has no key of its own.
  const own = key?.startsWith(".") ? undefined : (key ?? undefined);
  const given = Object.entries({ key: own, ...rest }).filter(([, value]) => value !== undefined);
  const attributes = given.map((each) => attribute(each, functions));
  const [inLine, apart] = childrenCode(children, functions);
  const name = nameOf(type);
  const end = inLine.length > 0 ? ">" : name ? " />" : ">";
  const flat = `<${[name, ...attributes].join(" ")}`;
  const long = `<${name}${attributes.map((each) => `\n  ${indented(each)}`).join("")}\n`;
  const fits = flat.length <= widest && !flat.includes("\n");
  const head = fits ? `${flat}${end}` : `${long}${end.trim()}`;
  if (inLine.length === 0) return name ? head : `${head}</>`;
  const whole = `${head}${inLine.join("")}</${name}>`;
  if (whole.length <= widest && !whole.includes("\n")) return whole;
  return `${head}${apart.map((code) => `\n  ${indented(code)}`).join("")}\n</${name}>`;
}

/** What a story draws, as somebody would write it. */
export const jsxCode = (drawn: ReactNode, functions: FunctionTexts = {}): string => {
  const parts = childrenOf(drawn).filter((part) => isValidElement<Held>(part));
  const [only] = parts;
  if (parts.length === 1 && only) return elementCode(only, functions);
  return elementCode({ type: Fragment, props: { children: parts }, key: null }, functions);
};
