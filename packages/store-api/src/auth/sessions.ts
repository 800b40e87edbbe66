import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";
import { sign, verify } from "hono/jwt";
import { JwtTokenExpired } from "hono/utils/jwt/types";
import type { Database, Queries } from "../database/index.js";
import { Failure } from "../http/failure.js";
import { limitRate } from "../http/rate-limit.js";
import { DAY_MS } from "../time.js";

const ACCESS_SECONDS = 15 * 60;
const REFRESH_MS = 30 * DAY_MS;
/** A session ends so long after its sign-in, however often it is used: somebody else may have the device. */
const SESSION_MS = 180 * DAY_MS;
/** Two tabs may refresh with the same token at once; only later is a used token a stolen one. */
const REUSE_GRACE_MS = 10_000;
/** By session, for thousands of phones share the address of a mobile carrier. */
const REFRESHES = { hits: 30, windowSeconds: 10 * 60 };

/** Whoever a valid access token belongs to. */
export interface SignedInUser {
  id: string;
  /** Ten digits. */
  phone: string;
  name: string;
  email: string;
  role: string;
  sessionId: string;
}

/** A pair of tokens as a client keeps it. */
export interface TokenPair {
  /** Sent with each call; lives 15 minutes. */
  accessToken: string;
  /** Exchanged for the next pair; lives 30 days and works once. */
  refreshToken: string;
}

/** What a refresh gives: the next pair, or where that cannot be told again, an access token. */
type Refreshed = Pick<TokenPair, "accessToken"> & Partial<TokenPair>;

/** Who is signed in, and the tokens that prove it. */
export class Sessions {
  readonly #database: Database;
  readonly #secret: string;
  readonly #now: () => Date;

  constructor(database: Database, secret: string, now: () => Date) {
    this.#database = database;
    this.#secret = secret;
    this.#now = now;
  }

  /** Signs somebody in; part of the caller's transaction. */
  async start(trx: Queries, userId: string): Promise<TokenPair> {
    const sessionId = randomUUID();
    await trx
      .insertInto("sessions")
      .values({ id: sessionId, user_id: userId, created_at: this.#now(), revoked_at: null })
      .execute();
    const refreshToken = randomBytes(32).toString("base64url");
    await this.#keep(trx, sessionId, refreshToken);
    return { accessToken: await this.#sign(sessionId, userId), refreshToken };
  }

  /**
   * Exchanges a refresh token for the next pair. Each token has one successor, which is answered
   * again to whoever sends the token twice within seconds, as two tabs do. One that turns up later
   * has been copied, so everything of its session ends.
   *
   * @throws Failure `refresh_invalid`, `rate_limited`
   */
  async refresh(refreshToken: string): Promise<Refreshed> {
    const now = this.#now();
    const { db } = this.#database;
    const sessionId = await this.#sessionOf(refreshToken);
    // What nobody has costs a look and no count: it is too long to be guessed.
    if (sessionId) await limitRate(db, `refresh:session:${sessionId}`, REFRESHES, now);
    const refreshed =
      sessionId && (await this.#database.transaction((trx) => this.#exchange(trx, refreshToken)));
    if (refreshed) return refreshed;
    throw new Failure("refresh_invalid", "Your session has ended. Please login again.");
  }

  async #exchange(trx: Queries, refreshToken: string): Promise<Refreshed | undefined> {
    const now = this.#now();
    // The session is locked too, so that its tokens are used one after the other.
    const row = await trx
      .selectFrom("refresh_tokens as token")
      .innerJoin("sessions", "sessions.id", "token.session_id")
      .select([
        "token.hash",
        "token.session_id",
        "token.expires_at",
        "token.used_at",
        "sessions.user_id",
        "sessions.created_at",
        "sessions.revoked_at",
      ])
      .where("token.hash", "=", hashToken(refreshToken))
      .forUpdate()
      .executeTakeFirst();
    if (!row || row.revoked_at || row.expires_at <= now) return undefined;
    if (now.getTime() - row.created_at.getTime() > SESSION_MS) return undefined;
    const accessToken = await this.#sign(row.session_id, row.user_id);
    if (row.used_at) {
      if (now.getTime() - row.used_at.getTime() > REUSE_GRACE_MS) {
        await this.#revoke(trx, row.session_id);
        return undefined;
      }
      const newest = await this.#newestAfter(trx, refreshToken);
      return newest === undefined ? { accessToken } : { accessToken, refreshToken: newest };
    }
    await trx
      .updateTable("refresh_tokens")
      .set({ used_at: now })
      .where("hash", "=", row.hash)
      .execute();
    const next = this.#successorOf(refreshToken);
    await this.#keep(trx, row.session_id, next);
    return { accessToken, refreshToken: next };
  }

  /** Computed, not drawn: it can be told again though only its hash is kept. */
  #successorOf(refreshToken: string): string {
    return createHmac("sha256", this.#secret).update(`refresh:${refreshToken}`).digest("base64url");
  }

  /** The end of the chain that a used token began; undefined when the secret is another one now. */
  async #newestAfter(trx: Queries, refreshToken: string): Promise<string | undefined> {
    for (let token = this.#successorOf(refreshToken); ; token = this.#successorOf(token)) {
      const row = await trx
        .selectFrom("refresh_tokens")
        .select("used_at")
        .where("hash", "=", hashToken(token))
        .executeTakeFirst();
      if (!row) return undefined;
      if (!row.used_at) return token;
    }
  }

  async #sessionOf(refreshToken: string): Promise<string | undefined> {
    const row = await this.#database.db
      .selectFrom("refresh_tokens")
      .select("session_id")
      .where("hash", "=", hashToken(refreshToken))
      .executeTakeFirst();
    return row?.session_id;
  }

  /** Ends the session that a refresh token belongs to; an unknown token ends nothing. */
  async end(refreshToken: string): Promise<void> {
    const sessionId = await this.#sessionOf(refreshToken);
    if (sessionId) await this.#revoke(this.#database.db, sessionId);
  }

  /**
   * Finds out who sends a request.
   *
   * @param authorization - the header, `Bearer <access token>`
   * @param message - what somebody who is not signed in reads
   * @throws Failure `unauthenticated` or `token_expired`
   */
  async identify(authorization: string | undefined, message: string): Promise<SignedInUser> {
    const token = /^Bearer ([\w.-]{1,2000})$/i.exec(authorization ?? "")?.[1];
    if (!token) throw new Failure("unauthenticated", message);
    const sessionId = await this.#verify(token, message);
    const row = await this.#database.db
      .selectFrom("sessions")
      .innerJoin("users", "users.id", "sessions.user_id")
      .select(["users.id", "users.phone", "users.name", "users.email", "users.role"])
      .where("sessions.id", "=", sessionId)
      .where("sessions.revoked_at", "is", null)
      .executeTakeFirst();
    if (!row) throw new Failure("unauthenticated", message);
    return { ...row, sessionId };
  }

  async #verify(token: string, message: string): Promise<string> {
    try {
      // Its own clock decides about the time below, so that both agree in tests.
      const payload = await verify(token, this.#secret, { alg: "HS256", exp: false, iat: false });
      if (typeof payload.sid !== "string" || typeof payload.exp !== "number") {
        throw new Failure("unauthenticated", message);
      }
      if (payload.exp * 1000 <= this.#now().getTime()) throw new JwtTokenExpired(token);
      return payload.sid;
    } catch (error) {
      const expired = error instanceof JwtTokenExpired;
      throw new Failure(expired ? "token_expired" : "unauthenticated", message);
    }
  }

  #sign(sessionId: string, userId: string): Promise<string> {
    const seconds = Math.floor(this.#now().getTime() / 1000);
    const claims = { sub: userId, sid: sessionId, iat: seconds, exp: seconds + ACCESS_SECONDS };
    return sign(claims, this.#secret, "HS256");
  }

  async #keep(trx: Queries, sessionId: string, refreshToken: string): Promise<void> {
    await trx
      .insertInto("refresh_tokens")
      .values({
        hash: hashToken(refreshToken),
        session_id: sessionId,
        expires_at: new Date(this.#now().getTime() + REFRESH_MS),
        used_at: null,
      })
      .execute();
  }

  async #revoke(db: Queries, sessionId: string): Promise<void> {
    await db
      .updateTable("sessions")
      .set({ revoked_at: this.#now() })
      .where("id", "=", sessionId)
      .where("revoked_at", "is", null)
      .execute();
  }
}

/**
 * Removes sessions that nobody can go on with: ended ones, and those whose tokens have run out. An
 * access token of one that is gone is refused like one of a session that was ended.
 */
export async function removeEndedSessions(db: Queries, now: Date): Promise<void> {
  await db.deleteFrom("refresh_tokens").where("expires_at", "<", now).execute();
  await db
    .deleteFrom("sessions")
    .where((eb) =>
      eb.or([
        eb("revoked_at", "is not", null),
        eb.not(
          eb.exists(
            eb
              .selectFrom("refresh_tokens")
              .select("hash")
              .whereRef("refresh_tokens.session_id", "=", "sessions.id"),
          ),
        ),
      ]),
    )
    .execute();
}

/** The database holds only this, so that a copy of it signs nobody in. */
function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
