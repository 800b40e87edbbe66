// @ts-check
// Runs the embedded PostgreSQL off the server's thread. Plain JavaScript, because a worker is
// started by its file's URL, from the sources as well as from the build.
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";

if (!parentPort) throw new Error("This file is the body of a worker thread.");
const port = parentPort;

/** @typedef {{ id: number, sql: string, params: unknown[] } | { id: number, close: true }} Request */

/** @param {unknown} error */
function describe(error) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, severity, constraint, detail, table, column } =
    /** @type {Error & Record<string, string | undefined>} */ (error);
  return { message: error.message, code, severity, constraint, detail, table, column };
}

const database = new PGlite(workerData.dataDir, {
  relaxedDurability: false,
  pgliteWasmModule: workerData.program,
});
database.waitReady.then(
  () => port.postMessage({ ready: true }),
  (error) => port.postMessage({ ready: false, error: describe(error) }),
);

/** @param {Request} request */
async function answer(request) {
  if ("close" in request) {
    await database.close();
    return { id: request.id, rows: [] };
  }
  const result = await database.query(request.sql, request.params);
  return { id: request.id, rows: result.rows, affectedRows: result.affectedRows };
}

port.on("message", (/** @type {Request} */ request) => {
  answer(request).then(
    (reply) => port.postMessage(reply),
    (error) => port.postMessage({ id: request.id, error: describe(error) }),
  );
});
