export { collectEarlyEvents } from "./earlyEvents";
export { loadModulesLate, pageModulesId } from "./lateModules";
export { type PageCode, pageFailureId, watchPageCode } from "./pageCode";
