import type { User } from "../contract/auth";
import { readPhone } from "../contract/phone";
import { isRecord } from "../record";
import { createListeners, type SessionState, SIGNED_OUT, type StoreSession } from "./session";

/** The part of the Storage interface that a session needs. */
export type SessionStorageArea = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Keys in storage. `authToken` and `accessToken` hold the same token; `authToken` wins. */
const KEYS = ["authToken", "accessToken", "refreshToken", "authUser"] as const;
const LOCK_NAME = "taanka-session";
const LOCK_TIMEOUT_MS = 5000;

type Raw = readonly (string | null)[];

/** How a browser keeps a session. */
export interface BrowserSessionOptions {
  /**
   * Stands before the name of each key, so that shops of one origin do not share who is signed in:
   * `"mor-"`. Another prefix is another session: what was kept under the former one is not found.
   * @default ""
   */
  prefix?: string | undefined;
}

/**
 * A session in the browser's local storage that every tab of the shop shares.
 *
 * Corrupt values are cleared. Where storage is missing, forbidden or full (a server, private
 * windows), the session lives in memory until the page is left. Safe to create on a server.
 *
 * @param storage defaults to `localStorage` where there is one.
 */
export function createBrowserSession(
  storage: SessionStorageArea | undefined = localStorageOrNone(),
  { prefix = "" }: BrowserSessionOptions = {},
): StoreSession {
  const keys = KEYS.map((key) => prefix + key);
  const { listeners, notify } = createListeners();
  let area = storage;
  let state = SIGNED_OUT;
  let told = state;
  let fingerprint = "";

  const remember = (next: SessionState, raw: Raw) => {
    state = next;
    fingerprint = JSON.stringify(raw);
  };
  const wipe = () => {
    for (const key of keys) attempt(() => area?.removeItem(key));
  };
  const read = () => {
    const raw = attempt(() => keys.map((key) => area?.getItem(key) ?? null));
    if (!area || !raw || JSON.stringify(raw) === fingerprint) return state;
    const parsed = parseState(raw);
    if (!parsed) wipe();
    remember(parsed ?? SIGNED_OUT, parsed ? raw : keys.map(() => null));
    return state;
  };
  const tell = () => {
    told = state;
    notify();
  };
  // Compared with what was told: a call may have read another tab's change before its event came.
  const readAgain = () => {
    if (read() !== told) tell();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || keys.includes(event.key)) readAgain();
  };
  // A page that the browser shows as it was left has heard of no other tab meanwhile.
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) readAgain();
  };

  return {
    read,
    write(next) {
      const { accessToken, refreshToken, user } = next;
      const raw = [accessToken, accessToken, refreshToken, user && JSON.stringify(user)];
      const saved = attempt(() => {
        // Backwards, so that another tab never sees a token before the rest is there.
        for (const [index, key] of [...keys.entries()].reverse()) put(area, key, raw[index]);
        return true;
      });
      if (!saved) {
        wipe();
        area = undefined;
      }
      remember(next, raw);
      tell();
    },
    clear() {
      wipe();
      remember(
        SIGNED_OUT,
        keys.map(() => null),
      );
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        told = read();
        globalThis.addEventListener?.("storage", onStorage);
        globalThis.addEventListener?.("pageshow", onShow);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        globalThis.removeEventListener?.("storage", onStorage);
        globalThis.removeEventListener?.("pageshow", onShow);
      };
    },
    exclusive: exclusively,
  };
}

function attempt<T>(task: () => T): T | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}

function localStorageOrNone(): SessionStorageArea | undefined {
  // Reading the property alone throws where the browser forbids storage.
  return attempt(() => globalThis.localStorage);
}

function put(area: SessionStorageArea | undefined, key: string, value: string | null | undefined) {
  if (value) area?.setItem(key, value);
  else area?.removeItem(key);
}

/** The state that raw values stand for, or undefined when one of them is corrupt. */
function parseState(raw: Raw): SessionState | undefined {
  const [authToken, accessToken, refreshToken, authUser] = raw.map((value) => value || null);
  if ([authToken, accessToken, refreshToken].some((token) => token && !isToken(token))) return;
  const token = authToken ?? accessToken ?? null;
  if (!authUser) return { accessToken: token, refreshToken: refreshToken ?? null, user: null };
  const user = parseUser(authUser);
  return user && { accessToken: token, refreshToken: refreshToken ?? null, user };
}

/** Checked by hand: the session is needed before the schemas are loaded. */
function parseUser(json: string): User | undefined {
  const stored: unknown = attempt(() => JSON.parse(json));
  if (!isRecord(stored)) return;
  const { name = "", email = "", role = "User", phoneNumber = stored.mobile ?? "" } = stored;
  if (typeof name !== "string" || typeof email !== "string") return;
  if (typeof role !== "string" || typeof phoneNumber !== "string") return;
  // Another version of the shop may have kept it with its country code.
  return { name, email, phoneNumber: readPhone(phoneNumber), role };
}

/** Whether a stored token can go into a header; earlier bugs elsewhere wrote "undefined". */
function isToken(value: string) {
  return /^[\x21-\x7e]+$/.test(value) && value !== "undefined" && value !== "null";
}

async function exclusively<T>(task: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return task();
  let started = false;
  const run = () => {
    started = true;
    return task();
  };
  try {
    const signal = AbortSignal.timeout(LOCK_TIMEOUT_MS);
    return await locks.request(LOCK_NAME, { signal }, run);
  } catch (error) {
    // A frozen tab may hold the lock for ever: waiting ends, the task does not.
    if (started) throw error;
    return task();
  }
}
