import ts from "typescript";
import { expect, it } from "vitest";
import { findBareText } from "./bare-text.mjs";

const types = `
  declare namespace JSX { interface Element { props: object } interface IntrinsicElements { [name: string]: unknown } }
  declare namespace React { function createElement(): JSX.Element; const Fragment: unknown }
  interface Boolean {} interface String {} interface Number {} interface Array<T> { [index: number]: T; map<U>(of: (one: T) => U): U[] }
  type ReactNode = JSX.Element | string | number | boolean | null | undefined;
  declare const word: string;
  declare const count: number;
  declare const words: string[];
  declare const shown: boolean;
  declare const node: ReactNode;
  declare const element: JSX.Element;
`;

const options = { jsx: ts.JsxEmit.Preserve, noLib: true, strict: true, types: [] };

/** What is found in a component that shows this. */
function foundIn(shown) {
  const files = { "types.d.ts": types, "Shown.tsx": `export const Shown = () => ${shown};` };
  const host = ts.createCompilerHost(options);
  host.getSourceFile = (file) =>
    file in files
      ? ts.createSourceFile(file, files[file], ts.ScriptTarget.ES2022, true)
      : undefined;
  const program = ts.createProgram(Object.keys(files), options, host);
  return findBareText(program).map(({ code }) => code);
}

it.each([
  ["a condition beside a text", "<p>{shown && word}{count}</p>", ["{shown && word}", "{count}"]],
  ["text before an element", "<p>{word}<b /></p>", ["{word}"]],
  ["words beside an amount", "<p>Total {count}</p>", ["Total", "{count}"]],
  ["an amount in a fragment", "<>{count}</>", ["{count}"]],
  ["a list of texts", "<p>{words}<b /></p>", ["{words}"]],
  ["a slot that takes text", "<button>{node}<b /></button>", ["{node}"]],
  ["text beside siblings in a component", "<Shown>{word}<b /></Shown>", ["{word}"]],
  ["a component that is a text", "word", ["word"]],
])("finds %s", (_what, shown, found) => {
  expect(foundIn(shown)).toEqual(found);
});

it.each([
  ["text that is the only child", "<p>{shown ? word : count}</p>"],
  ["one text of all", "<p>{word + count}</p>"],
  ["text in an element of its own", "<p><b>{word}</b><b>{count}</b></p>"],
  ["elements on a condition", "<p>{word && <b />}{count !== 0 && <b />}<b /></p>"],
  ["spaces and comments", '<p><b /> <b />{" "}{/* Why. */}</p>'],
  ["a list of elements", "<p>{words.map((one) => <b>{one}</b>)}{element}</p>"],
])("takes %s", (_what, shown) => {
  expect(foundIn(shown)).toEqual([]);
});
