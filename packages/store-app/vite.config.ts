import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/**
 * What every page loads is one file, what nearly every page loads a second, and what of the kit
 * several pages need once somebody does something a third: few files compress better than many
 * small ones, and a slow network is waited for less often.
 */
const codeSplitting = {
  groups: [
    { name: "shell", tags: ["$initial" as const], priority: 2 },
    {
      name: "basics",
      priority: 1,
      test: /ui\/dist\/(layout\/Picture|typography)|src\/(seo|data\/(pictures|sections))/,
    },
    {
      name: "kit",
      test: /ui\/dist\/(commerce|controls|overlays|layout|navigation|feedback)|node_modules\/(@radix-ui|radix-ui)/,
      minShareCount: 2,
    },
  ],
};

export default defineConfig(({ command, isSsrBuild }) => ({
  // Builds use the kit and the client as published; development runs them from source.
  plugins: command === "serve" ? [react(), vanillaExtractPlugin()] : [react()],
  appType: "custom",
  publicDir: isSsrBuild ? false : "public",
  resolve:
    command === "serve"
      ? { conditions: ["@taanka/source", "module", "browser", "development|production"] }
      : {},
  ssr: {
    // React is bundled as its production build whatever NODE_ENV the server runs under.
    noExternal: command === "build" ? true : undefined,
    resolve:
      command === "serve"
        ? { conditions: ["@taanka/source", "module", "node", "development|production"] }
        : {},
  },
  build: {
    target: "es2022",
    manifest: isSsrBuild ? false : "manifest.json",
    // Files of an earlier build stay: a shop that is running still serves them.
    emptyOutDir: isSsrBuild === true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { output: { entryFileNames: "entry.js" } }
      : { input: "src/entry-client.tsx", output: { codeSplitting } },
  },
}));
