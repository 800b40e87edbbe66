// The shop with hot reload: pages are rendered from source through Vite, the API runs as built.
import path from "node:path";
import { createServer as createVite } from "vite";
import { root } from "./lib/workspace.mjs";
import { serve } from "./serve.mjs";

const folder = path.join(root, "packages/store-app");

async function developmentPages(options, server) {
  const vite = await createVite({
    root: folder,
    configFile: path.join(folder, "vite.config.ts"),
    server: { middlewareMode: true, hmr: { server } },
  });
  const assets = {
    forModule: () => ({ entry: "/src/entry-development.tsx", modules: [], styles: [], fonts: [] }),
  };
  return (request, response) =>
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
}

export const serveForDevelopment = ({ port }) =>
  serve({ port, host: "127.0.0.1", makePages: developmentPages });
