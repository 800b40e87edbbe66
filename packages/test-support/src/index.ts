export { held } from "./held";
export { listening } from "./listening";
export { mounter } from "./mounter";
export { placedOrder } from "./order";
export { buttonNamed, eventually, shows, write } from "./page";
export { apiWith, provideCalls, signedInSession, testApi } from "./provideCalls";
