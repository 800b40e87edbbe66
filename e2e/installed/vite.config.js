import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** Says which modules of packages reach the browser. */
const listModules = {
  name: "list-modules",
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((chunk) =>
      Object.entries(chunk.modules ?? {})
        .filter(([, { renderedLength }]) => renderedLength > 0)
        .map(([id]) => id),
    );
    writeFileSync("modules.json", JSON.stringify(modules));
  },
};

const pages = readdirSync(".").filter((name) => name.endsWith(".html"));

const lowest = ["react-dom", "react"].map((name) => ({
  find: new RegExp(`^${name}(?=/|$)`),
  replacement: path.resolve("node_modules", `${name}-lowest`),
}));

export default defineConfig({
  plugins: [listModules, tailwindcss()],
  resolve: { alias: process.env.REACT === "lowest" ? lowest : [] },
  build: { rolldownOptions: { input: process.env.ENTRY ?? pages } },
});
