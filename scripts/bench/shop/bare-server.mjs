// The least that Node can do for a page: sends the bytes that it was given, with their headers.
import { createServer } from "node:http";

process.on("message", ({ headers, body }) => {
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...headers, "content-length": bytes.length });
    response.end(bytes);
  });
  server.listen(0, "127.0.0.1", () => process.send({ port: server.address().port }));
});
process.on("disconnect", () => process.exit(0));
