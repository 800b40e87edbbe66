import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { checkPort, readPort } from "./port.js";
import { listening } from "./testing/http.js";

describe("readPort", () => {
  it.each([
    [undefined, 3000],
    ["", 3000],
    ["0", 0],
    ["65535", 65_535],
  ])("reads %j as %d", (value, port) => {
    expect(readPort(value)).toBe(port);
  });

  it.each(["abc", "-1", "70000", "3000.5", "0x10", "1e3", " "])(
    "refuses %j with what to do",
    (value) => {
      expect(() => readPort(value)).toThrow(/PORT=3001 npm start/);
    },
  );
});

describe("checkPort", () => {
  it("says what to do when the port is taken, and is content when it is free again", async () => {
    const other = createServer();
    const port = await listening(other);
    await expect(checkPort(port, "127.0.0.1")).rejects.toThrow(
      `Port ${port} is taken by another program.`,
    );
    await new Promise((resolve) => other.close(resolve));
    await expect(checkPort(port, "127.0.0.1")).resolves.toBeUndefined();
  });

  it("says what to do when the host is none of this machine's", async () => {
    await expect(checkPort(0, "192.0.2.1")).rejects.toThrow('HOST is "192.0.2.1"');
  });
});
