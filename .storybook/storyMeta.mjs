import ts from "typescript";

const { Latest } = ts.ScriptTarget;

/** The object that stands there, without what is said of its type. */
function objectIn(node) {
  if (node && (ts.isSatisfiesExpression(node) || ts.isAsExpression(node))) {
    return objectIn(node.expression);
  }
  return node && ts.isObjectLiteralExpression(node) ? node : undefined;
}

const entriesOf = (node) =>
  (objectIn(node)?.properties ?? []).flatMap((each) =>
    each.name ? [[each.name.text, each.initializer]] : [],
  );

const initializerOf = (object, name) => new Map(entriesOf(object)).get(name);
const keysOf = (node) => entriesOf(node).map(([name]) => name);

/** `icons.HeartIcon` is called HeartIcon. */
const lastName = (node) => node?.getText().split(".").at(-1) ?? "";

/** The constants of a file, read and not run: stories ask for a browser. */
function constantsOf(text) {
  const source = ts.createSourceFile("own.stories.tsx", text, Latest, true, ts.ScriptKind.TSX);
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .map(({ name, initializer }) => [name.getText(), initializer]);
}

/**
 * What a file of stories says of all of them.
 *
 * @param {string} text
 */
export function storyMeta(text) {
  const meta = new Map(constantsOf(text)).get("meta");
  return {
    title: initializerOf(meta, "title")?.text ?? "",
    components: [
      lastName(initializerOf(meta, "component")),
      ...keysOf(initializerOf(meta, "subcomponents")),
    ],
    args: keysOf(initializerOf(meta, "args")),
  };
}

const isFunction = (node) =>
  Boolean(node) &&
  (ts.isArrowFunction(node) ||
    ts.isFunctionExpression(node) ||
    (ts.isCallExpression(node) && node.expression.getText() === "fn"));

/** The component that all that is given goes to; undefined where a story writes its props itself. */
function takerOf(story, meta) {
  const render = initializerOf(story, "render") ?? initializerOf(meta, "render");
  if (!render) return lastName(initializerOf(meta, "component"));
  return /^\(args[):][\s\S]*<(?:\w+\.)?(\w+) \{\.\.\.args\}/.exec(render.getText())?.[1];
}

/**
 * What a file's stories give, by component: which props, and whether as a function. What a docs page
 * shows of a story has these props.
 *
 * @param {string} text
 */
export function givenProps(text) {
  const constants = constantsOf(text);
  const meta = new Map(constants).get("meta");
  const given = {};
  for (const [name, story] of constants) {
    const taker = /^[A-Z]/.test(name) && objectIn(story) ? takerOf(story, meta) : undefined;
    if (!taker) continue;
    const args = [meta, story].flatMap((each) => entriesOf(initializerOf(each, "args")));
    for (const [prop, value] of args) {
      given[taker] = { ...given[taker], [prop]: given[taker]?.[prop] || isFunction(value) };
    }
  }
  return given;
}

/** A piece of a file as if it began at the line's start. */
function textOf(node) {
  const text = node.getText();
  const [, indent = ""] = /\n( *)\S[^\n]*$/.exec(text) ?? [];
  return text.replaceAll(`\n${indent}`, "\n");
}

/** The functions that an object of args writes out, at whatever depth; a test's spies are none. */
function writtenFunctions(node) {
  const found = {};
  const visit = (each) => {
    const value = ts.isPropertyAssignment(each) ? each.initializer : undefined;
    if (value && isFunction(value) && !ts.isCallExpression(value)) {
      found[each.name.text] = textOf(value);
    }
    ts.forEachChild(each, visit);
  };
  if (node) visit(node);
  return found;
}

/**
 * The functions that a file's stories give, as they are written there, by the story's export.
 *
 * @param {string} text
 */
export function storyFunctions(text) {
  const constants = constantsOf(text);
  const shared = writtenFunctions(initializerOf(new Map(constants).get("meta"), "args"));
  const stories = constants.filter(([name, value]) => /^[A-Z]/.test(name) && objectIn(value));
  return Object.fromEntries(
    stories
      .map(([name, story]) => [
        name,
        { ...shared, ...writtenFunctions(initializerOf(story, "args")) },
      ])
      .filter(([, functions]) => Object.keys(functions).length > 0),
  );
}
