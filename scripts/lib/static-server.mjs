import { createServer } from "node:http";
import sirv from "sirv";

/** Serves a folder as it is now on a free port of this machine. */
export function serveFolder(folder) {
  const files = sirv(folder, {
    setHeaders: (response, pathname) => {
      // Names of assets hold their content's hash.
      const keep = pathname.startsWith("/assets/") ? "max-age=86400, immutable" : "no-cache";
      response.setHeader("Cache-Control", keep);
    },
  });
  const server = createServer(files);
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      resolve({ address: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}
