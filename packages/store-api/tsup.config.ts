import { defineConfig } from "tsup";

export default defineConfig({
  entry: {
    index: "src/index.ts",
    main: "src/main.ts",
    command: "src/command.ts",
    // For the process with the shop, which may run without an API.
    "draining-server": "src/http/draining-server.ts",
    "local-caller": "src/http/local-caller.ts",
    "request-target": "src/http/request-target.ts",
    // The worker is its own file because the driver starts it by its URL, beside the built module.
    "pglite-worker": "src/database/pglite-worker.js",
    "picture-process": "src/images/picture-process.js",
  },
  format: "esm",
  target: "node20",
  platform: "node",
  clean: true,
  // The sample catalogue finds its data and pictures beside its own module, so it stays outside.
  external: ["@taanka/catalogue"],
  // No declarations: types come from the source.
});
