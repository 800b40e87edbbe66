import { createHash, randomBytes, randomUUID } from "node:crypto";
import { sign, verify } from "hono/jwt";
import { JwtTokenExpired } from "hono/utils/jwt/types";
import type { Database, Queries } from "../database/index.js";
import { Failure } from "../http/failure.js";

const ACCESS_SECONDS = 15 * 60;
const REFRESH_MS = 30 * 24 * 60 * 60 * 1000;
/** Two tabs may refresh with the same token at once; only later is a used token a stolen one. */
const REUSE_GRACE_MS = 10_000;

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
      .values({ id: sessionId, user_id: userId, revoked_at: null })
      .execute();
    return this.#issue(trx, sessionId, userId);
  }

  /**
   * Exchanges a refresh token for the next pair. A token that was used before and turns up again
   * has been copied, so everything of its session ends.
   *
   * @throws Failure `refresh_invalid`
   */
  async refresh(refreshToken: string): Promise<TokenPair> {
    const now = this.#now();
    const pair = await this.#database.transaction(async (trx) => {
      const row = await trx
        .selectFrom("refresh_tokens as token")
        .innerJoin("sessions", "sessions.id", "token.session_id")
        .select([
          "token.hash",
          "token.session_id",
          "token.expires_at",
          "token.used_at",
          "sessions.user_id",
          "sessions.revoked_at",
        ])
        .where("token.hash", "=", hashToken(refreshToken))
        .forUpdate()
        .executeTakeFirst();
      if (!row || row.revoked_at || row.expires_at <= now) return undefined;
      if (row.used_at && now.getTime() - row.used_at.getTime() > REUSE_GRACE_MS) {
        await this.#revoke(trx, row.session_id);
        return undefined;
      }
      if (!row.used_at) {
        await trx
          .updateTable("refresh_tokens")
          .set({ used_at: now })
          .where("hash", "=", row.hash)
          .execute();
      }
      return this.#issue(trx, row.session_id, row.user_id);
    });
    if (pair) return pair;
    throw new Failure("refresh_invalid", "Your session has ended. Please login again.");
  }

  /** Ends the session that a refresh token belongs to; an unknown token ends nothing. */
  async end(refreshToken: string): Promise<void> {
    const { db } = this.#database;
    const row = await db
      .selectFrom("refresh_tokens")
      .select("session_id")
      .where("hash", "=", hashToken(refreshToken))
      .executeTakeFirst();
    if (row) await this.#revoke(db, row.session_id);
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

  async #issue(trx: Queries, sessionId: string, userId: string): Promise<TokenPair> {
    const now = this.#now();
    const seconds = Math.floor(now.getTime() / 1000);
    const refreshToken = randomBytes(32).toString("base64url");
    await trx
      .insertInto("refresh_tokens")
      .values({
        hash: hashToken(refreshToken),
        session_id: sessionId,
        expires_at: new Date(now.getTime() + REFRESH_MS),
        used_at: null,
      })
      .execute();
    const accessToken = await sign(
      { sub: userId, sid: sessionId, iat: seconds, exp: seconds + ACCESS_SECONDS },
      this.#secret,
      "HS256",
    );
    return { accessToken, refreshToken };
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

/** The database holds only this, so that a copy of it signs nobody in. */
function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
