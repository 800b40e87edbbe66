import { once } from "node:events";
import { connect } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";

/** Where a measured process answers: a socket in a folder of its own, or a pipe of Windows. */
export const socketIn = (folder) =>
  process.platform === "win32"
    ? `\\\\.\\pipe\\${path.basename(folder)}`
    : path.join(folder, "processor");

/** Asks a process that runs with `report-processor-time.mjs` for its time so far, in ms. */
export async function processorTime(socket) {
  const connection = connect(socket);
  await once(connection, "connect");
  const { user, system } = JSON.parse(await text(connection));
  return (user + system) / 1000;
}
