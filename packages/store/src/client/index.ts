export { FrameHydrationEnd, HydrationEnd } from "./HydrationEnd";
export { installPaths } from "./installPaths";
export { type LazyModule, lazyModule } from "./lazyModule";
export { restorePageData } from "./pageData";
export { type ErrorReport, type ErrorSource, type OnError, reportError } from "./reportError";
export { type StartOptions, startStore } from "./startStore";
export { loadWhenIdle } from "./whenIdle";
