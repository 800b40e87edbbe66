import { defineConfig } from "tsup";

export default defineConfig({
  entry: { index: "src/index.ts" },
  format: "esm",
  target: "node20",
  platform: "node",
  // No declarations: only scripts use the build.
  clean: true,
});
