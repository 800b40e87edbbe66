import ts from "typescript";

const { InTypeAlias, NoTruncation, UseAliasDefinedOutsideCurrentScope } = ts.TypeFormatFlags;
const wholeType = NoTruncation | UseAliasDefinedOutsideCurrentScope;

/** @param {string} words */
export const inOneLine = (words) => words.trim().replaceAll(/\s+/g, " ");
const isOfKit = (node) => !node.getSourceFile().fileName.includes("node_modules");
const toldOf = (symbol, checker) =>
  inOneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker)));

/** Types are told as they are written: the compiler would put what a name stands for in its place. */
function typeOfField(field, declaration, checker) {
  const { type, parent } = declaration;
  const isGeneric = Boolean(parent.typeParameters?.length);
  if (type && !isGeneric) return inOneLine(type.getText());
  const found = checker.getTypeOfSymbolAtLocation(field, declaration);
  return checker.typeToString(found, declaration, wholeType);
}

function fieldsOf(type, checker) {
  const fields = checker.getPropertiesOfType(type).filter(({ declarations = [] }) => {
    return declarations.some(isOfKit);
  });
  return fields.map((field) => ({
    name: field.name,
    required: !(field.flags & ts.SymbolFlags.Optional),
    type: typeOfField(field, field.declarations.find(isOfKit), checker),
    description: toldOf(field, checker),
  }));
}

const isOfFields = (type) =>
  Boolean(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) &&
  type.getCallSignatures().length === 0;

/** What a type stands for; values that it is one of come in their order and not in the compiler's. */
function textOf(type, declaration, checker) {
  const inWords = (each, flags) => checker.typeToString(each, declaration, wholeType | flags);
  const isChoice = type.isUnion() && type.types.every((each) => each.isLiteral());
  if (!isChoice) return inWords(type, InTypeAlias);
  const values = type.types.map(({ value }) => value);
  const numbers = values.filter((value) => typeof value === "number").sort((a, b) => a - b);
  const words = values.filter((value) => typeof value === "string");
  const areNumbers = words.every((word) => word !== "" && !Number.isNaN(Number(word)));
  if (areNumbers) words.sort((a, b) => Number(a) - Number(b));
  return [...numbers, ...words.map((word) => `"${word}"`)].join(" | ");
}

/** One type that the kit exports: its fields, or where it has none what it stands for. */
function typeTable(exported, checker) {
  const isAlias = exported.flags & ts.SymbolFlags.Alias;
  const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
  if (!(symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias))) return [];
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const fields = isOfFields(type) ? fieldsOf(type, checker) : [];
  const [declaration] = symbol.declarations;
  const parameters = declaration.typeParameters?.map((each) => each.name.text).join(", ");
  return [
    {
      name: exported.name,
      title: parameters ? `${exported.name}<${parameters}>` : exported.name,
      description: toldOf(symbol, checker),
      ...(fields.length > 0 ? { fields } : { text: textOf(type, declaration, checker) }),
    },
  ];
}

/**
 * The types that the kit exports, by name.
 *
 * @param {ts.Program} program
 * @param {string} index the module that exports them
 */
export function typeTables(program, index) {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(index));
  const tables = checker.getExportsOfModule(module).flatMap((each) => typeTable(each, checker));
  return Object.fromEntries(tables.map((table) => [table.name, table]));
}

const namesIn = (text, types) =>
  [...text.replaceAll(/"[^"]*"/g, "").matchAll(/(?<![\w.])[A-Z]\w*/g)]
    .map(([name]) => name)
    .filter((name) => Object.hasOwn(types, name));

const textsOf = ({ fields = [], text = "" }) => [text, ...fields.map(({ type }) => type)];

/**
 * The names of the exported types that these texts name, and that those name in turn, each once.
 *
 * @param {readonly string[]} texts
 * @param {Record<string, import("./typeTables.mjs").TypeTable>} types
 */
export function typesNamed(texts, types) {
  const found = new Set();
  const add = (text) => {
    for (const name of namesIn(text, types)) {
      if (found.has(name)) continue;
      found.add(name);
      textsOf(types[name]).forEach(add);
    }
  };
  texts.forEach(add);
  return [...found];
}

/**
 * The same by component, of the types of its props.
 *
 * @param {readonly import("react-docgen-typescript").ComponentDoc[]} tables
 * @param {Record<string, import("./typeTables.mjs").TypeTable>} types
 */
export const typesByComponent = (tables, types) =>
  Object.fromEntries(
    tables.map(({ displayName, props }) => [
      displayName,
      typesNamed(
        Object.values(props).map(({ type }) => type.name),
        types,
      ),
    ]),
  );
