import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

/** A shop behind a server of the test's own, which may change what the shop answers. */
export interface ProxiedShop {
  address: string;
  /** The shop behind it, which may become another. */
  shop: string;
  /** Changes a file's text; the next build of a shop is played that way. */
  change?: ((path: string, text: string) => string) | undefined;
  /** Answers in the shop's place; false leaves it to the shop. */
  instead?: ((path: string, answer: ServerResponse) => boolean) | undefined;
  close(): void;
}

const isText = /\/service-worker\.js$/;

/** Puts a server in front of the shop, with an origin of its own. */
export async function proxied(shop: string): Promise<ProxiedShop> {
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const path = asked.url ?? "/";
    if (result.instead?.(path, answer)) return;
    const { host: _own, ...headers } = asked.headers;
    if (isText.test(path)) headers["accept-encoding"] = "identity";
    const sent = request(result.shop + path, { method: asked.method, headers }, (reply) => {
      if (!isText.test(path)) {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
        return;
      }
      const { "content-length": _length, etag: _etag, ...kept } = reply.headers;
      let text = "";
      reply.setEncoding("utf8");
      reply.on("data", (part: string) => {
        text += part;
      });
      reply.on("end", () => {
        answer.writeHead(reply.statusCode ?? 502, kept);
        answer.end(result.change?.(path, text) ?? text);
      });
    });
    sent.on("error", () => answer.destroy());
    asked.pipe(sent);
  };
  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  const port = typeof bound === "object" ? bound?.port : undefined;
  const result: ProxiedShop = {
    address: `http://127.0.0.1:${port}`,
    shop,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return result;
}
