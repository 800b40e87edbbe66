import { defineConfig } from "tsup";

export default defineConfig({
  // What a browser gets holds no validation.
  entry: { index: "src/index.ts", check: "src/check.ts", words: "src/words.ts" },
  format: "esm",
  target: "es2022",
  clean: true,
  // No declarations: types come from the source.
});
