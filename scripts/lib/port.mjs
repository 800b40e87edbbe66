import { createServer } from "node:net";
import { Stop } from "./terminal.mjs";

export function portFromEnvironment(value = process.env.PORT) {
  if (value === undefined || value === "") return 3000;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Stop(
    `PORT is "${value}", which is no port. Give a number from 0 to 65535, for example PORT=3001 npm start.`,
  );
}

/** Throws a sentence that helps when something else listens on the port already. */
export function checkPort(port, host) {
  if (port === 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => {
      const reason =
        error.code === "EADDRINUSE"
          ? `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start.`
          : `Port ${port} can't be used (${error.code}). Choose another one: PORT=3001 npm start.`;
      reject(new Stop(reason));
    });
    probe.listen(port, host, () => probe.close(resolve));
  });
}
