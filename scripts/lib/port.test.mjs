import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { checkPort, portFromEnvironment } from "./port.mjs";

describe("portFromEnvironment", () => {
  it("is 3000 when nothing is said", () => {
    expect(portFromEnvironment("")).toBe(3000);
  });

  it.each(["abc", "-1", "70000", "3000.5"])("refuses %s with what to do", (value) => {
    expect(() => portFromEnvironment(value)).toThrow(/PORT=3001 npm start/);
  });
});

describe("checkPort", () => {
  it("says what to do when the port is taken, and is content when it is free again", async () => {
    const other = createServer();
    await new Promise((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address();
    await expect(checkPort(port, "127.0.0.1")).rejects.toThrow(
      `Port ${port} is taken by another program.`,
    );
    await new Promise((resolve) => other.close(resolve));
    await expect(checkPort(port, "127.0.0.1")).resolves.toBeUndefined();
  });
});
