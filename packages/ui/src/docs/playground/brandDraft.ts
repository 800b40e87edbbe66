import type { Brand, BrandColors, BrandDescription } from "../../tokens";
import { fromDesignTokens, taanka } from "../../tokens";
import { propertyName, tokenPaths } from "../../tokens/propertyName";

export type Mode = "light" | "dark";

/** What is being edited: both modes are described, colours that are not given are made. */
export type BrandDraft = BrandDescription & { dark: BrandColors };

type Group = Record<string, string>;

const different = (group: Group, usual: Group) =>
  Object.fromEntries(Object.entries(group).filter(([name, value]) => usual[name] !== value));

/** A shipped brand as a description: every colour, and of the rest what differs from the default. */
export function describeBrand({ name, shared, light, dark }: Brand): BrandDraft {
  const groups = Object.entries(shared).flatMap(([group, tokens]) => {
    const own = different(tokens, taanka.shared[group as keyof Brand["shared"]]);
    return Object.keys(own).length > 0 ? [[group, own]] : [];
  });
  return {
    ...(Object.fromEntries(groups) as Partial<BrandDescription>),
    name,
    light: { ...light.color },
    dark: { ...dark.color },
    shadow: { light: light.shadow.float, dark: dark.shadow.float },
  };
}

/** Only the colours that everything else can be made from. */
export const seedsOf = ({ surface, ink, accent }: BrandColors): BrandColors => ({
  surface,
  ink,
  accent,
});

const isPlainKey = (key: string) => /^[a-z_$][\w$]*$/i.test(key);

function print(value: unknown, indent: string): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const lines = Object.entries(value)
    .filter(([, child]) => child !== undefined)
    .map(([key, child]) => {
      const name = isPlainKey(key) ? key : JSON.stringify(key);
      return `${inner}${name}: ${print(child, inner)},`;
    });
  return lines.length > 0 ? `{\n${lines.join("\n")}\n${indent}}` : "{}";
}

/** The draft as the code that makes the brand. */
export function brandCode(draft: BrandDraft): string {
  const variable = draft.name.replace(/-+(\w)/g, (_dash, letter: string) => letter.toUpperCase());
  return `import { createBrand } from "@taanka/ui/brand";

export const ${variable} = createBrand(${print(draft, "")});
`;
}

function declarations(css: string) {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return [...rules].flatMap(([, selector = "", body = ""]) => {
    const dark = /data-taanka-mode="?(dark|system)|prefers-color-scheme/.test(selector);
    const found = body.matchAll(/(--taanka-[\w-]+)\s*:\s*([^;]+)/g);
    return [...found].map(([, property = "", value = ""]) => ({
      dark,
      property,
      value: value.trim(),
    }));
  });
}

const nameIn = (css: string) => css.match(/data-taanka-brand="?([a-z][a-z0-9-]*)/)?.[1];

const partOf = (choice: unknown): object => (typeof choice === "object" && choice ? choice : {});

/** The draft with one token where a description has it. */
function put(
  draft: BrandDraft,
  group: string,
  name: string,
  value: string,
  mode: Mode,
): BrandDraft {
  if (group === "color") return { ...draft, [mode]: { ...draft[mode], [name]: value } };
  if (group === "shadow") return { ...draft, shadow: { ...draft.shadow, [mode]: value } };
  if (mode === "dark") return draft;
  return { ...draft, [group]: { ...partOf(draft[group as keyof Brand["shared"]]), [name]: value } };
}

function readCss(text: string, draft: BrandDraft): BrandDraft {
  const found = declarations(text);
  if (found.length === 0) throw new TypeError("There is no --taanka- property in this text.");
  const paths = new Map(tokenPaths.map((path) => [`--${propertyName(path)}`, path]));
  let read: BrandDraft = { ...draft, name: nameIn(text) ?? draft.name };
  for (const { dark, property, value } of found) {
    const path = paths.get(property);
    if (!path) throw new TypeError(`${property} is no token of the contract.`);
    read = put(read, path[0], path[1], value, dark ? "dark" : "light");
  }
  return read;
}

/** Whether a document says that it is a dark mode. */
const isDark = (document: unknown) => /"mode":\s*"dark"/.test(JSON.stringify(document));

function readTokens(text: string, draft: BrandDraft): BrandDraft {
  const document: unknown = JSON.parse(text);
  const { light, shadow, ...shared } = fromDesignTokens(document);
  if (isDark(document)) {
    return {
      ...draft,
      dark: { ...draft.dark, ...light },
      shadow: { ...draft.shadow, dark: shadow?.light ?? draft.shadow?.dark },
    };
  }
  return {
    ...draft,
    ...shared,
    light: { ...draft.light, ...light },
    shadow: { ...draft.shadow, light: shadow?.light ?? draft.shadow?.light },
  };
}

/**
 * A draft with what a style sheet of custom properties or a design-tokens document says; the rest
 * stays. Throws with a sentence for people if the text is neither.
 */
export function importBrand(text: string, draft: BrandDraft): BrandDraft {
  const trimmed = text.trim();
  if (trimmed === "") throw new TypeError("Paste a style sheet or a design-tokens document first.");
  return trimmed.startsWith("{") ? readTokens(trimmed, draft) : readCss(trimmed, draft);
}
