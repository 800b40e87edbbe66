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

/**
 * Takes the folder of whoever builds out of what is built: docgen notes each file with its full path.
 *
 * @param {string} root
 * @returns {import("vite").Plugin}
 */
export const relativePaths = (root) => ({
  name: "taanka:relative-paths",
  apply: "build",
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === "chunk") file.code = file.code.replaceAll(`${root}/`, "");
    }
  },
});
