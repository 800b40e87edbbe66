// The shop with hot reload: pages are rendered from source through Vite, the API runs as built.
import path from "node:path";
import { runShop } from "@taanka/server";
import { createServer as createVite } from "vite";
import { root } from "./lib/workspace.mjs";

const folder = path.join(root, "packages/store-app");

async function developmentPages(options, http) {
  const vite = await createVite({
    root: folder,
    configFile: path.join(folder, "vite.config.ts"),
    server: { middlewareMode: true, hmr: { server: http } },
  });
  const assets = {
    built: false,
    forModule: () => ({ entry: "/src/entry-development.tsx", modules: [], styles: [], fonts: [] }),
  };
  const pages = (request, response) =>
    new Promise((resolve, reject) => {
      response.once("close", resolve);
      vite.middlewares(request, response, async () => {
        try {
          const { createPages } = await vite.ssrLoadModule("/src/server/entry.ts");
          await createPages(options, assets)(request, response);
          resolve();
        } catch (error) {
          vite.ssrFixStacktrace(error);
          reject(error);
        }
      });
    });
  return Object.assign(pages, { close: () => vite.close() });
}

/** Pages are code that changes here, so none is kept and none is rendered in advance. */
export const runForDevelopment = (host) =>
  runShop({
    root,
    makePages: developmentPages,
    variables: { ...process.env, HOST: host, PAGE_CACHE: "off" },
    warmUp: false,
  });
