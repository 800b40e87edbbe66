import { defineConfig } from "tsup";
import { keepModules, published } from "../../tsup.published";

const entries = [
  "index",
  "client/index",
  "head/index",
  "react-router/index",
  "readable/index",
  "server/index",
  "vite/index",
];

export default defineConfig(
  published(entries, {
    entry: ["src/**/*.{ts,tsx}", "!src/**/testing/**", "!src/**/*.test.{ts,tsx}"],
    esbuildPlugins: [keepModules()],
  }),
);
