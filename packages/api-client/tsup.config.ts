import { defineConfig } from "tsup";

export default defineConfig({
  // Every module stays a file of its own: bundlers drop whole files that nobody uses, while few of
  // them can tell that a schema inside a used file is not needed.
  entry: ["src/**/*.ts", "!src/testing/**", "!src/**/*.test.ts"],
  format: "esm",
  target: "es2022",
  splitting: false,
  clean: true,
  sourcemap: true,
  dts: {
    entry: {
      index: "src/index.ts",
      "contract/index": "src/contract/index.ts",
      "session/index": "src/session/index.ts",
      "mock/index": "src/mock/index.ts",
    },
    compilerOptions: { ignoreDeprecations: "6.0" },
  },
  // The sources are in the package.
  esbuildOptions: (options) => {
    options.sourcesContent = false;
  },
  esbuildPlugins: [
    {
      name: "keep-modules",
      setup(build) {
        build.onResolve({ filter: /^\./ }, ({ path, kind }) =>
          kind === "entry-point" ? undefined : { path: `${path}.js`, external: true },
        );
      },
    },
  ],
});
