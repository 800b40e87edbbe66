export type { PageLoaderMessages } from "./messages";
export { PageLoader, type PageLoaderProps } from "./PageLoader";
