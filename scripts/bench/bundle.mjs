import { build } from "esbuild";
import { root } from "../lib/workspace.mjs";

const react = ["react", "react-dom", "react-dom/client", "react/jsx-runtime"];

/** What is only imported when it is needed, such as the lightbox of a gallery, is not counted. */
const leaveLater = {
  name: "leave-later",
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path, external: true } : undefined,
    ),
};

/**
 * Bundles code as a page gets it, without React.
 *
 * @returns the JavaScript, and the modules that something of is in it
 */
export async function bundle(code, external = react) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: root, loader: "js" },
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    external,
    plugins: [leaveLater],
    define: { "process.env.NODE_ENV": '"production"' },
    conditions: ["module", "browser", "import"],
    logLevel: "error",
  });
  const [{ inputs }] = Object.values(metafile.outputs);
  const used = Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  return { js: outputFiles[0].contents, modules: used.map(([file]) => file) };
}
