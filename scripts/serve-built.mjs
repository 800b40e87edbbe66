// Serves what is built already: `npm start` without its checks. Deployments and tests use it.
import { runShop } from "@taanka/server";
import { root } from "./lib/workspace.mjs";

await runShop({ root });
