import { defineConfig } from "tsup";
import { keepModules, published } from "../../tsup.published";

const entries = ["index", "contract/index", "session/index", "adapter/index", "mock/index"];

export default defineConfig(
  published(entries, {
    entry: ["src/**/*.ts", "!src/testing/**", "!src/**/*.test.ts"],
    esbuildPlugins: [keepModules()],
  }),
);
