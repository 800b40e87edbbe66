import { defineConfig } from "tsup";

export default defineConfig({
  entry: {
    index: "src/index.ts",
    "contract/index": "src/contract/index.ts",
    "session/index": "src/session/index.ts",
  },
  format: "esm",
  target: "es2022",
  clean: true,
  treeshake: true,
  dts: { compilerOptions: { ignoreDeprecations: "6.0" } },
});
