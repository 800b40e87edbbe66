import { defineConfig } from "tsup";

export default defineConfig({
  // Every module stays a file of its own: a page loads the hooks that it uses, and no others.
  entry: ["src/**/*.{ts,tsx}", "!src/**/testing/**", "!src/**/*.test.{ts,tsx}"],
  format: "esm",
  target: "es2022",
  splitting: false,
  clean: true,
  sourcemap: true,
  // Put together of what TypeScript 7 declared: docs/decisions/024-typescript-7-checks-and-declares.md
  dts: {
    entry: {
      index: ".types/index.d.ts",
      "client/index": ".types/client/index.d.ts",
      "head/index": ".types/head/index.d.ts",
      "react-router/index": ".types/react-router/index.d.ts",
      "readable/index": ".types/readable/index.d.ts",
      "server/index": ".types/server/index.d.ts",
      "vite/index": ".types/vite/index.d.ts",
    },
    compilerOptions: { ignoreDeprecations: "6.0" },
  },
  esbuildOptions: (options) => {
    // The sources are in the package.
    options.sourcesContent = false;
    options.jsx = "automatic";
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
