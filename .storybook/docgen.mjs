/**
 * How the tables of props are read: by TypeScript itself, the kit's own props without the browser's.
 *
 * @satisfies {import("react-docgen-typescript").ParserOptions}
 */
export const docgenOptions = {
  savePropValueAsString: true,
  shouldRemoveUndefinedFromOptional: true,
  propFilter: ({ declarations, parent }) => {
    const places = declarations ?? (parent ? [parent] : []);
    return places.length === 0 || places.some(({ fileName }) => !fileName.includes("node_modules"));
  },
};
