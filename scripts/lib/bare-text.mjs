import ts from "typescript";

const { StringLike, NumberLike, BigIntLike, Literal } = ts.TypeFlags;

/** What `text && <p>` leaves where there is no text, or spaces, which translation leaves as they are. */
const isBlank = ({ flags, value }) =>
  Boolean(flags & Literal) &&
  (typeof value === "string" ? value.trim() === "" : !Number(value?.base10Value ?? value));

/** Whether React may write a text node for a value of the type. */
function mayBeText(checker, type, seen = new Set()) {
  if (seen.has(type)) return false;
  seen.add(type);
  if (type.isUnion()) return type.types.some((part) => mayBeText(checker, part, seen));
  if (type.flags & (StringLike | NumberLike | BigIntLike)) return !isBlank(type);
  const item = checker.isArrayType(type) && checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  return Boolean(item) && mayBeText(checker, item, seen);
}

/** The children that are more than spaces or comments. */
const childrenOf = ({ children }) =>
  children.filter((child) =>
    ts.isJsxText(child)
      ? child.text.trim() !== ""
      : child.expression !== undefined || !ts.isJsxExpression(child),
  );

/** What a component returns, where its function is called `Name` or is given to `const Name`. */
function returnedBy(node) {
  if (!ts.isFunctionLike(node) || !node.body) return [];
  const name = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
  if (!name || !/^[A-Z]/.test(name.getText())) return [];
  if (!ts.isBlock(node.body)) return [node.body];
  const returned = [];
  const look = (part) => {
    if (ts.isReturnStatement(part) && part.expression) returned.push(part.expression);
    if (!ts.isFunctionLike(part)) ts.forEachChild(part, look);
  };
  look(node.body);
  return returned;
}

function bareTextIn(checker, node) {
  const isText = (part) => mayBeText(checker, checker.getTypeAtLocation(part));
  if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return returnedBy(node).filter(isText);
  const children = childrenOf(node);
  if (ts.isJsxElement(node) && children.length === 1) return [];
  return children.filter((child) =>
    ts.isJsxExpression(child) ? isText(child.expression) : ts.isJsxText(child),
  );
}

/**
 * Finds text that stands beside siblings, or in a fragment or as all of a component, which may have siblings
 * where they are used. A browser that translates the page puts elements in the place of text nodes. React can
 * then neither change nor remove such a text, nor insert anything before it. The only text of an element
 * React replaces.
 *
 * @param {ts.Program} program
 * @param {(file: string) => boolean} [isOwn] which files of the program are looked at
 * @returns {{ file: string, line: number, code: string }[]}
 */
export function findBareText(program, isOwn = () => true) {
  const checker = program.getTypeChecker();
  const found = [];
  const look = (source) => (node) => {
    for (const part of bareTextIn(checker, node)) {
      const { line } = source.getLineAndCharacterOfPosition(part.end);
      const code = part.getText(source).trim().replaceAll(/\s+/g, " ");
      found.push({ file: source.fileName, line: line + 1, code });
    }
    ts.forEachChild(node, look(source));
  };
  for (const source of program.getSourceFiles()) {
    if (isOwn(source.fileName)) look(source)(source);
  }
  return found;
}
