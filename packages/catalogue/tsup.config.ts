import { defineConfig } from "tsup";

export default defineConfig({
  entry: { index: "src/index.ts" },
  format: "esm",
  target: "node20",
  platform: "node",
  clean: true,
  dts: { compilerOptions: { ignoreDeprecations: "6.0" } },
});
