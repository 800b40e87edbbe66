import { endpoints } from "@taanka/api-client/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { removeExpired } from "../maintenance.js";
import { DATABASES, useTestApi } from "../testing/api.js";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const GRACE = 10 * SECOND;
const DAY = 24 * 60 * MINUTE;

describe.each(DATABASES)("somebody with a copied refresh token, on %s", (kind) => {
  const api = useTestApi(kind);
  const refresh = async (refreshToken: string) => {
    const { status, body } = await api().call("POST", "/api/auth/refresh", {
      body: { refreshToken },
    });
    const data = body.data as { refreshToken?: string; accessToken: string } | undefined;
    return { status, next: data?.refreshToken, accessToken: data?.accessToken };
  };
  const sessionsOf = (phoneNumber: string) =>
    api()
      .database.db.selectFrom("sessions")
      .innerJoin("users", "users.id", "sessions.user_id")
      .where("users.phone", "=", phoneNumber);

  it("starts no chain of their own within the grace", async () => {
    const { refreshToken, phoneNumber } = await api().register();
    const replies = await Promise.all(Array.from({ length: 6 }, () => refresh(refreshToken)));
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(replies.map(({ next }) => next)).size).toBe(1);
    const unused = await sessionsOf(phoneNumber)
      .innerJoin("refresh_tokens", "refresh_tokens.session_id", "sessions.id")
      .select("hash")
      .where("used_at", "is", null)
      .execute();
    expect(unused).toHaveLength(1);
    // Both hold the same next token: whoever uses it second and late ends it for both.
    const next = replies[0]?.next ?? "";
    api().wait(15 * MINUTE);
    const [owner] = [await refresh(next)];
    api().wait(15 * MINUTE);
    expect([owner.status, (await refresh(next)).status]).toEqual([200, 401]);
    expect((await refresh(owner.next ?? "")).status).toBe(401);
  });

  /** What the documents say of a session: the tokens in their order, and which were used when. */
  class Model {
    readonly #chain: { token: string; usedAt: number | undefined }[];
    #over = false;

    constructor(first: string) {
      this.#chain = [{ token: first, usedAt: undefined }];
    }

    get head(): string {
      return this.#chain.at(-1)?.token ?? "";
    }

    async leave(): Promise<void> {
      await api().send(endpoints.auth.logout, { body: { refreshToken: this.head } });
      this.#over = true;
    }

    /** Sends a token, counted from the newest backwards, and checks what is answered. */
    async use(back: number): Promise<void> {
      const link = this.#chain[Math.max(0, this.#chain.length - 1 - back)];
      const now = api().now();
      const age = link?.usedAt === undefined ? 0 : now - link.usedAt;
      // What happens while the grace ends is anybody's.
      if (!link || Math.abs(age - GRACE) < SECOND) return;
      const { status, next } = await refresh(link.token);
      this.#over ||= age > GRACE;
      expect(status).toBe(this.#over ? 401 : 200);
      if (this.#over) return;
      if (link.usedAt === undefined) {
        link.usedAt = now;
        this.#chain.push({ token: next ?? "", usedAt: undefined });
      }
      // Whatever was sent, there is one token to go on with.
      expect(next).toBe(this.head);
    }
  }

  it("never has two chains that live on, in whatever order tokens are used", async () => {
    const step = fc.oneof(
      { weight: 6, arbitrary: fc.nat(3).map((back) => (model: Model) => model.use(back)) },
      {
        weight: 3,
        arbitrary: fc.nat(9).map((seconds) => async () => api().wait(seconds * SECOND)),
      },
      { weight: 1, arbitrary: fc.constant((model: Model) => model.leave()) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const model = new Model((await api().register()).refreshToken);
        for (const take of steps) await take(model);
      }),
      { numRuns: 15 },
    );
  });

  it("signs nobody out who shares a network, however often they come", async () => {
    const [one, two] = [await api().register(), await api().register()];
    const from = "203.0.113.200";
    const body = (refreshToken: string) => ({ body: { refreshToken }, from });
    const nonsense = Array.from({ length: 130 }, (_, index) =>
      api().call("POST", "/api/auth/refresh", body(`nobody-has-this-${index}`)),
    );
    expect(new Set((await Promise.all(nonsense)).map(({ status }) => status))).toEqual(
      new Set([401]),
    );
    let token = one.refreshToken;
    const statuses = [];
    for (let count = 0; count < 35; count++) {
      const reply = await api().call("POST", "/api/auth/refresh", body(token));
      statuses.push(reply.status);
      const data = reply.body.data as { refreshToken: string } | undefined;
      token = data?.refreshToken ?? token;
    }
    expect(statuses).toContain(429);
    expect((await api().call("POST", "/api/auth/refresh", body(two.refreshToken))).status).toBe(
      200,
    );
    api().wait(10 * MINUTE);
    expect((await api().call("POST", "/api/auth/refresh", body(token))).status).toBe(200);
  });

  it("keeps somebody's device for half a year at most, however often they come", async () => {
    let { refreshToken } = await api().register();
    const statuses = [];
    for (let month = 1; month <= 9; month++) {
      api().wait(25 * DAY);
      const { status, next } = await refresh(refreshToken);
      statuses.push(status);
      refreshToken = next ?? refreshToken;
    }
    expect(statuses).toEqual([...Array(7).fill(200), 401, 401]);
  });

  it("leaves no sessions behind that have ended", async () => {
    const [left, expired, alive] = [
      await api().register(),
      await api().register(),
      await api().register(),
    ];
    const clean = () =>
      removeExpired({
        ...api(),
        log: api().api.log,
        now: () => new Date(api().now()),
        payment: undefined,
      });
    const sessions = async ({ phoneNumber }: typeof left) =>
      (await sessionsOf(phoneNumber).select("sessions.id").execute()).length;
    await api().send(endpoints.auth.logout, { body: { refreshToken: left.refreshToken } });
    await clean();
    expect(await sessions(expired)).toBe(1);
    api().wait(20 * DAY);
    const { next } = await refresh(alive.refreshToken);
    api().wait(11 * DAY);
    await clean();
    expect([await sessions(left), await sessions(expired), await sessions(alive)]).toEqual([
      0, 0, 1,
    ]);
    expect((await refresh(next ?? "")).status).toBe(200);
  });
});

describe("a shop with the limits of a real one", () => {
  const api = useTestApi("pglite", { AUTH_LIMIT_PER_ADDRESS: "5" });

  it("counts refreshes for nobody's address", async () => {
    const { refreshToken } = await api().register();
    const from = "203.0.113.201";
    for (let count = 0; count < 8; count++) {
      const body = { refreshToken: `nobody-has-this-${count}` };
      expect((await api().call("POST", "/api/auth/refresh", { body, from })).status).toBe(401);
    }
    const mine = await api().call("POST", "/api/auth/refresh", { body: { refreshToken }, from });
    expect(mine.status).toBe(200);
  });
});
