import { tokenShape } from "./shape";

/** `textSize.2xl` of the contract is the custom property `--taanka-text-size-2xl`. */
export function propertyName(path: readonly string[]): string {
  const kebab = path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  return `taanka-${kebab.join("-")}`;
}

/** Every token of the contract as group and name, in the contract's order. */
export const tokenPaths: ReadonlyArray<readonly [group: keyof typeof tokenShape, name: string]> =
  /* @__PURE__ */ listTokens();

function listTokens() {
  const groups = Object.keys(tokenShape) as Array<keyof typeof tokenShape>;
  return groups.flatMap((group) =>
    Object.keys(tokenShape[group]).map((name) => [group, name] as const),
  );
}
