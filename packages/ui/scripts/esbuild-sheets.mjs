import path from "node:path";

const toPosix = (file) => file.split(path.sep).join("/");

/**
 * Name that a source module has in `dist`, without extension. `X.css.ts` becomes `X.styles`, since
 * bundlers take `*.css.js` for a style sheet.
 */
export function outputName(sourceFile) {
  return sourceFile.replace(/\.css\.ts$/, ".styles").replace(/\.tsx?$/, "");
}

/** Of the style sheets that a `.css.ts` module drags in, only its own stays: the others belong to their own modules. */
export const ownSheets = {
  name: "own-sheets",
  setup(build) {
    build.onResolve({ filter: /\.vanilla\.css/ }, (args) => {
      const own = `${toPosix(path.relative(process.cwd(), args.importer))}.vanilla.css`;
      if (args.path.split("?")[0].endsWith(own)) return undefined;
      return { path: args.path, namespace: "foreign-css", sideEffects: false };
    });
    build.onLoad({ filter: /.*/, namespace: "foreign-css" }, () => ({
      contents: "",
      loader: "css",
    }));
  },
};
