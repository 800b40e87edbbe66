import { createReadStream, existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

const types = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".webp": "image/webp",
};

/** When a file below the folder was last written, in milliseconds. */
export function newestIn(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return Math.max(...files.map((file) => statSync(path.join(folder, file)).mtimeMs));
}

/** Serves a folder on a free port of this machine. */
export function serveFolder(createServer, folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const file = path.join(folder, path.normalize(decodeURIComponent(pathname)));
    if (!file.startsWith(folder) || !existsSync(file) || statSync(file).isDirectory()) {
      response.writeHead(404).end();
      return;
    }
    const type = types[path.extname(file)] ?? "application/octet-stream";
    // Names of assets hold their content's hash.
    const keep = pathname.startsWith("/assets/") ? "max-age=86400, immutable" : "no-cache";
    response.writeHead(200, { "content-type": type, "cache-control": keep });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      resolve({ address: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}
