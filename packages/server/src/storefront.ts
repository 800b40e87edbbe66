import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import * as v from "valibot";
import { factsSchema } from "./agreement.js";
import type { LocalApi } from "./api.js";
import { StartError } from "./port.js";
import type { Pages } from "./router.js";
import type { LogFailure } from "./shopServer.js";

/** What the storefront's server is made from (`ShopOptions` in packages/store-app). */
export interface PageOptions {
  /** Public origin of the shop, for canonical addresses. */
  origin: string;
  /** How this process reaches the API: at an address, or without a network. */
  api: { baseUrl: string } | { transport: LocalApi["transport"] };
  /** Its base URL as browsers reach it, when it is not the shop's own `/api`. */
  publicApiUrl?: string;
  pictureOrigins: readonly string[];
  pageCache: { enabled: boolean };
  serviceWorker: { enabled: boolean };
  /** Folder in which the instances of a shop share the files of their builds. */
  sharedFiles: string | undefined;
  log: LogFailure;
  /** Where its pages are counted. */
  metrics?: LocalApi["pageMetrics"];
}

type CreateShop = (options: PageOptions, clientFolder: string) => Pages;
type ShareBuild = (folder: string, shared: string) => Promise<void>;

const entrySchema = v.object({
  facts: factsSchema,
  createShop: v.custom<CreateShop>((value) => typeof value === "function"),
  shareBuild: v.custom<ShareBuild>((value) => typeof value === "function"),
});

/**
 * Puts the build's files where other instances find them, before a page names them.
 *
 * @throws StartError when that can't be done
 */
async function share(shareBuild: ShareBuild, build: string, folder: string): Promise<void> {
  try {
    await shareBuild(build, folder);
  } catch (error) {
    throw new StartError(
      `The files of the build can't be put into SHARED_FILES: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/**
 * The storefront as built.
 *
 * @param root - folder of the repository
 * @throws StartError when it is not built
 */
export async function loadStorefront(options: PageOptions, root: string): Promise<Pages> {
  const build = path.join(root, "packages/store-app/dist");
  const entry = path.join(build, "server/entry.js");
  if (!existsSync(entry)) {
    throw new StartError("The storefront is not built. Build it: npm run build.");
  }
  const loaded: unknown = await import(pathToFileURL(entry).href);
  const { createShop, facts, shareBuild } = v.parse(entrySchema, loaded);
  const { sharedFiles } = options;
  return Object.assign(createShop(options, path.join(build, "client")), {
    facts,
    ...(sharedFiles && { share: () => share(shareBuild, build, sharedFiles) }),
  });
}
