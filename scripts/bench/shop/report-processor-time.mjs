// Loaded into a measured process ahead of its program: says there how much processor time the
// process has taken, of all its threads, to whoever connects.
import { createServer } from "node:net";
import { isMainThread } from "node:worker_threads";

const socket = process.env.BENCH_PROCESSOR_SOCKET;
if (isMainThread && socket) {
  const server = createServer((connection) => connection.end(JSON.stringify(process.cpuUsage())));
  server.listen(socket).unref();
}
