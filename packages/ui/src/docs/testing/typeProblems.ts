import path from "node:path";
import ts from "typescript";

const everyShop: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  skipLibCheck: true,
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  customConditions: ["@taanka/source"],
  types: ["react"],
};

const worded = ({ messageText }: ts.Diagnostic) =>
  ts.flattenDiagnosticMessageText(messageText, "\n");

/** What keeps examples from being modules of a shop that has the kit: each is checked by itself. */
export function typeProblems(
  examples: readonly string[],
  further: ts.CompilerOptions = {},
  names: readonly string[] = [],
): string[] {
  const options = { ...everyShop, ...further };
  const texts = new Map(
    examples.map((code, at) => [path.join(import.meta.dirname, `example-${at}.tsx`), code]),
  );
  const host = ts.createCompilerHost(options);
  const readSource = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) => {
    const code = texts.get(name);
    return code === undefined
      ? readSource(name, ...rest)
      : ts.createSourceFile(name, code, rest[0], true);
  };
  host.fileExists = (name) => texts.has(name) || ts.sys.fileExists(name);
  const program = ts.createProgram([...texts.keys()], options, host);
  return [...texts.keys()].flatMap((file, at) => {
    const source = program.getSourceFile(file);
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return found.map((each) => `${names[at] ?? path.basename(file)}: ${worded(each)}`);
  });
}
