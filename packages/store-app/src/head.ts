// A script of its own in the head of every page: it is there before React is, and imports no library.
import { collectEarlyEvents, loadModulesLate, watchPageCode } from "@taanka/store/head";

window.earlyEvents = collectEarlyEvents(document);
window.pageCode = watchPageCode(document);
void loadModulesLate(document, window.pageCode);
