import type { IncomingMessage, ServerResponse } from "node:http";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { DrainingServer } from "../http/draining-server.js";

/** Answers each request with far more than a connection holds. */
class LongAnswers extends DrainingServer {
  protected async answer(_request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.end(Buffer.alloc(256 * 1024 * 1024));
  }

  listen(): Promise<number> {
    return this.bind(0, "127.0.0.1");
  }
}

it("a reader who takes a little now and then is cut off in the end", async () => {
  const server = new LongAnswers(300);
  const socket = connect(await server.listen(), "127.0.0.1");
  socket.on("error", () => undefined);
  socket.on("data", () => {
    socket.pause();
    setTimeout(() => socket.resume(), 20);
  });
  const closed = new Promise<boolean>((resolve) => socket.once("close", () => resolve(true)));
  socket.write("GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n");
  expect(await closed).toBe(true);
  await server.stop({ delay: 0, silence: 0, limit: 0 });
});
