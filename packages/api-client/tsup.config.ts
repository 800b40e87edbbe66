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
  // Put together of what TypeScript 7 declared: docs/decisions/024-typescript-7-checks-and-declares.md
  dts: {
    entry: {
      index: ".types/index.d.ts",
      "contract/index": ".types/contract/index.d.ts",
      "session/index": ".types/session/index.d.ts",
      "adapter/index": ".types/adapter/index.d.ts",
      "mock/index": ".types/mock/index.d.ts",
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
