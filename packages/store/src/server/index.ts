export { type AssetSource, type PageAssets, readAssets } from "./assets";
export { isSharedFile, noteBuild, shareBuild } from "./builds";
export {
  type CrawledCatalogue,
  type CrawlerFilesOptions,
  crawlerPaths,
  createCrawlerFiles,
} from "./crawlerFiles";
export { contentSecurityPolicy, pageHeaders } from "./csp";
export { answerInstallFile, type InstallFilesOptions } from "./installFiles";
export { type RequestedPage, requestedPage } from "./pageAddress";
export {
  createPageCache,
  type PageCache,
  type PageCacheOptions,
  type PageKey,
  type RenderedPage,
} from "./pageCache";
export {
  createPageHandler,
  type Handler,
  type PageMetrics,
  type ServerOptions,
} from "./pageHandler";
export {
  type PageContext,
  type RenderedDocument,
  type RenderPurpose,
  renderPage,
} from "./renderPage";
export { createRequestHandler } from "./requestHandler";
export type { DocumentProps, Storefront } from "./storefront";
