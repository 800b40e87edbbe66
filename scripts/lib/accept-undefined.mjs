import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** A type that may stand in a union as it is: one without an arrow, a condition or an operator. */
const standsAlone = (node) =>
  !ts.isFunctionTypeNode(node) &&
  !ts.isConstructorTypeNode(node) &&
  !ts.isConditionalTypeNode(node) &&
  !ts.isInferTypeNode(node);

const saysUndefined = (node) =>
  (ts.isUnionTypeNode(node) ? node.types : [node]).some(
    ({ kind }) =>
      kind === ts.SyntaxKind.UndefinedKeyword ||
      kind === ts.SyntaxKind.UnknownKeyword ||
      kind === ts.SyntaxKind.AnyKeyword,
  );

const isOptional = (node) =>
  (ts.isPropertySignature(node) || ts.isMappedTypeNode(node)) &&
  node.questionToken !== undefined &&
  node.questionToken.kind !== ts.SyntaxKind.MinusToken &&
  node.type !== undefined;

const isPartial = (node) => ts.isTypeReferenceNode(node) && node.typeName.getText() === "Partial";

/** Stands before TypeScript's own in a file that declares it: `messages={{ close: undefined }}`. */
const ownPartial = "type Partial<T> = { [P in keyof T]?: T[P] | undefined };\n";

/**
 * Types whose optional properties take `undefined` too, for projects with `exactOptionalPropertyTypes`:
 * there `size={large ? "large" : undefined}` is an error otherwise. Without that option both say the same.
 *
 * @param {string} text a file of declarations
 * @returns {string} the same, with `| undefined` where it was missing, and a `Partial` that says it
 */
export function acceptUndefined(text) {
  const source = ts.createSourceFile("types.d.ts", text, ts.ScriptTarget.Latest, true);
  const additions = [];
  let withPartial = false;
  const visit = (node) => {
    withPartial ||= isPartial(node);
    if (isOptional(node) && !saysUndefined(node.type)) {
      const wrapped = !standsAlone(node.type);
      if (wrapped) additions.push([node.type.getStart(source), "("]);
      additions.push([node.type.getEnd(), wrapped ? ") | undefined" : " | undefined"]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const accepting = additions
    .sort(([one], [other]) => other - one)
    .reduce((done, [at, word]) => done.slice(0, at) + word + done.slice(at), text);
  return withPartial ? `${accepting.trimEnd()}\n\n${ownPartial}` : accepting;
}

/** Does so to the declarations of a folder. */
export function acceptUndefinedIn(dist) {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".d.ts"))) {
    const place = path.join(dist, file);
    writeFileSync(place, acceptUndefined(readFileSync(place, "utf8")));
  }
}

if (process.argv[1] === import.meta.filename) acceptUndefinedIn(path.join(process.cwd(), "dist"));
