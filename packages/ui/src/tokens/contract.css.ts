import { createGlobalThemeContract } from "@vanilla-extract/css";
import { tokenShape } from "./shape";

/** `textSize.2xl` of the contract is the custom property `--taanka-text-size-2xl`. */
function propertyName(path: string[]): string {
  const kebab = path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  return `taanka-${kebab.join("-")}`;
}

/** The theme contract: every value that components may use, as `var(--taanka-…)`. */
export const vars = createGlobalThemeContract(tokenShape, (_value, path) => propertyName(path));
