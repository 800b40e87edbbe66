import { describe, expect, it } from "vitest";
import { type Person, useTestApi } from "../testing/api.js";

const MEBIBYTE = 2 ** 20;
const PART = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
const END = "--x--\r\n";

describe("forms that are sent to stop the shop", () => {
  const api = useTestApi("pglite");

  const apply = async (body: string, person: Person) => {
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const options = { body, headers, token: person.accessToken };
    return api().call("POST", "/api/partner/apply", options);
  };

  it("are refused for their many parts, long heads and long fields", async () => {
    const person = await api().register();
    const field = (size: number) => `${PART.trimEnd()}\r\n\r\n${"b".repeat(size)}\r\n${END}`;
    const parts = await apply(PART.repeat((5 * MEBIBYTE) / PART.length) + END, person);
    expect([parts.status, parts.body.message]).toEqual([
      413,
      "The form may have 40 fields at most",
    ]);
    expect((await apply(PART.repeat(41) + END, person)).status).toBe(413);
    expect((await apply(PART.repeat(30) + END, person)).status).toBe(400);
    expect((await apply(field(17 * 1024), person)).status).toBe(413);
    expect((await apply(field(15 * 1024), person)).status).toBe(400);
  });

  it("give everybody else a turn while they are read", async () => {
    const person = await api().register();
    const head = `--x\r\n${"X-A: b\r\n".repeat((5 * MEBIBYTE) / 8)}`;
    let turns = 0;
    let counting = true;
    const count = () => {
      turns++;
      if (counting) setImmediate(count);
    };
    count();
    await apply(`${head}${PART.slice(5)}${END}`, person);
    counting = false;
    expect(turns).toBeGreaterThan(50);
  });

  it("count before they are read", async () => {
    const [person, other] = [await api().register(), await api().register()];
    const statuses = [];
    for (let count = 0; count < 22; count++) {
      statuses.push((await apply(PART.repeat(41) + END, person)).status);
    }
    expect(statuses.filter((status) => status === 413)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429]);
    expect((await apply(PART + END, other)).status).toBe(400);
  });

  it("are taken one at a time of each person, and twenty of all", async () => {
    const people = await Promise.all(Array.from({ length: 21 }, () => api().register()));
    const endings: (() => void)[] = [];
    const slowly = (person: Person | undefined) => {
      const body = new ReadableStream({
        start: (controller) => {
          endings.push(() => controller.close());
        },
      });
      const headers = {
        "content-type": "multipart/form-data; boundary=x",
        authorization: `Bearer ${person?.accessToken}`,
      };
      const init = { method: "POST", headers, body, duplex: "half" } as const;
      return api().api.fetch(new Request("http://shop.test/api/partner/apply", init));
    };
    const ended = async ({ answer }: { answer: Response | Promise<Response> }) => ({
      status: (await answer).status,
    });
    const sent = people.map((person) => ({ person, answer: slowly(person) }));
    // Which of them comes last to be counted is not the order in which they were sent.
    const refused = await Promise.race(sent.map(async (one) => ({ one, ...(await ended(one)) })));
    expect(refused.status).toBe(503);
    const open = sent.filter((one) => one !== refused.one);
    const [first] = open;
    const again = await slowly(first?.person);
    expect([again.status, again.headers.get("retry-after")]).toEqual([429, "10"]);
    for (const end of endings) end();
    const answers = await Promise.all(open.map(ended));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    expect((await slowly(undefined)).status).toBe(401);
    if (first) expect((await apply(PART + END, first.person)).status).toBe(400);
  });
});
