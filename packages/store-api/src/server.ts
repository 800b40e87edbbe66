import type { Server } from "node:http";

const GRACE_MS = 10_000;

/**
 * Starts listening.
 *
 * @returns the address, for example `http://127.0.0.1:4000`
 * @throws Error with a sentence on what to do when the port is taken
 */
export function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EADDRINUSE") return reject(error);
      reject(
        new PortTakenError(
          `Port ${port} on ${host} is taken: stop what listens there, or choose another with PORT.`,
        ),
      );
    });
    server.listen(port, host, () => {
      const address = server.address();
      const taken = typeof address === "object" && address ? address.port : port;
      resolve(`http://${host.includes(":") ? `[${host}]` : host}:${taken}`);
    });
  });
}

/** Another program listens on the port. */
export class PortTakenError extends Error {
  override name = "PortTakenError";
}

/**
 * Stops accepting connections and waits until every open request is answered, at most ten
 * seconds; then what is left is cut off.
 */
export function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}
