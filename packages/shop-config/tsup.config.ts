import { defineConfig } from "tsup";

export default defineConfig({
  // Two entries: what a browser gets holds no validation.
  entry: { index: "src/index.ts", check: "src/check.ts" },
  format: "esm",
  target: "es2022",
  clean: true,
  dts: { compilerOptions: { ignoreDeprecations: "6.0" } },
});
