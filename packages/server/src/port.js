// Plain JavaScript that needs nothing: `npm start` looks at the port before anything is installed or
// built (scripts/bootstrap.mjs), and the server looks at it again with the same words.
import { createServer } from "node:net";

/** The shop can't start as it was told to: the message is all that a person needs to see. */
export class StartError extends Error {
  /** @override */
  name = "StartError";
}

export const defaultHost = "127.0.0.1";

/**
 * The port of a `PORT` variable.
 * @param {string | undefined} value
 */
export function readPort(value) {
  if (value === undefined || value === "") return 3000;
  if (/^\d+$/.test(value) && Number(value) <= 65_535) return Number(value);
  throw new StartError(
    `PORT is "${value}", which is no port. Give a number from 0 to 65535, for example PORT=3001 npm start.`,
  );
}

/**
 * Says what to do about a port that can't be listened on.
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 * @param {string} host
 */
export function explainListenError(error, port, host) {
  if (error.code === "EADDRINUSE") {
    return new StartError(
      `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start.`,
    );
  }
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
    return new StartError(
      `HOST is "${host}", which is no address of this machine. Give 127.0.0.1 for this machine alone, or 0.0.0.0 for everyone.`,
    );
  }
  return new StartError(
    `Port ${port} can't be used (${error.code}). Choose another one: PORT=3001 npm start.`,
  );
}

/**
 * Throws a sentence that helps when something else listens on the port already.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<void>}
 */
export function checkPort(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => reject(explainListenError(error, port, host)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
