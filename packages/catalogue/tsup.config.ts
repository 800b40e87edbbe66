import { defineConfig } from "tsup";

export default defineConfig({
  entry: { index: "src/index.ts" },
  format: "esm",
  target: "node20",
  platform: "node",
  clean: true,
  // No declarations: types come from the source.
});
