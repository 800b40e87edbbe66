import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ASHA, ASHAS_SESSION } from "../testing/api-server";
import { createBrowserSession, type SessionStorageArea } from "./browser";
import { createMemorySession } from "./memory";
import { isSignedIn, SIGNED_OUT, type StoreSession } from "./session";

/** Local storage as browsers have it: a map of texts that may be full. */
function createStorage(initial: Record<string, string> = {}, room = Number.POSITIVE_INFINITY) {
  const values = new Map(Object.entries(initial));
  const area: SessionStorageArea = {
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      if (values.size >= room) throw new DOMException("Full", "QuotaExceededError");
      values.set(key, value);
    },
    removeItem: (key) => {
      values.delete(key);
    },
  };
  return { area, values };
}

const STORED = {
  authToken: "access-1",
  accessToken: "access-1",
  refreshToken: "refresh-1",
  authUser: JSON.stringify(ASHA),
};

const kinds: [string, () => StoreSession][] = [
  ["a memory session", () => createMemorySession()],
  ["a browser session", () => createBrowserSession(createStorage().area)],
  ["a browser session without storage", () => createBrowserSession()],
];

describe.each(kinds)("%s", (_, create) => {
  it("starts signed out and keeps what is written", () => {
    const session = create();
    expect(session.read()).toEqual(SIGNED_OUT);
    session.write(ASHAS_SESSION);
    expect(session.read()).toEqual(ASHAS_SESSION);
    session.clear();
    expect(session.read()).toEqual(SIGNED_OUT);
  });

  it("gives the same object until something changes", () => {
    const session = create();
    session.write(ASHAS_SESSION);
    expect(session.read()).toBe(session.read());
  });

  it("tells its listeners until they leave", () => {
    const session = create();
    const listener = vi.fn();
    const leave = session.subscribe(listener);
    session.write(ASHAS_SESSION);
    session.clear();
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    session.write(ASHAS_SESSION);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

it("someone is signed in when both token and user exist", () => {
  expect(isSignedIn(ASHAS_SESSION)).toBe(true);
  expect(isSignedIn({ ...ASHAS_SESSION, user: null })).toBe(false);
  expect(isSignedIn({ ...ASHAS_SESSION, accessToken: null })).toBe(false);
});

describe("values in storage", () => {
  it("are the four keys of the shop", () => {
    const { area, values } = createStorage();
    createBrowserSession(area).write(ASHAS_SESSION);
    expect(Object.fromEntries(values)).toEqual(STORED);
  });

  it("outlive the page", () => {
    expect(createBrowserSession(createStorage(STORED).area).read()).toEqual(ASHAS_SESSION);
  });

  it("of shops with a prefix each stand beside each other", () => {
    const { area, values } = createStorage(STORED);
    const mor = createBrowserSession(area, { prefix: "mor-" });
    expect(mor.read()).toEqual(SIGNED_OUT);
    mor.write({ ...ASHAS_SESSION, accessToken: "of-mor" });
    expect([...values.keys()].filter((key) => key.startsWith("mor-"))).toHaveLength(4);
    expect(createBrowserSession(area).read()).toEqual(ASHAS_SESSION);
    mor.clear();
    expect(Object.fromEntries(values)).toEqual(STORED);
  });

  it("may name the token either way, and the phone number mobile", () => {
    const { phoneNumber, ...user } = ASHA;
    const { area } = createStorage({
      accessToken: "access-1",
      authUser: JSON.stringify({ ...user, mobile: phoneNumber }),
    });
    expect(createBrowserSession(area).read()).toEqual({ ...ASHAS_SESSION, refreshToken: null });
  });

  it("gives ten digits of a phone number that was stored with its country code", () => {
    const authUser = JSON.stringify({ ...ASHA, phoneNumber: `+91 ${ASHA.phoneNumber}` });
    const { area } = createStorage({ ...STORED, authUser });
    expect(createBrowserSession(area).read()).toEqual(ASHAS_SESSION);
  });

  it.each([
    ["a user that is not JSON", { authUser: "{name:" }],
    ["a user that is a list", { authUser: "[]" }],
    ["a user that is null", { authUser: "null" }],
    ["a user with a numeric name", { authUser: '{"name":7}' }],
    ["a token with a line break", { authToken: "a\nb" }],
    ["a token that says undefined", { authToken: "undefined" }],
    ["a refresh token that says null", { refreshToken: "null" }],
    ["an access token that is no Latin text", { accessToken: "टोकन" }],
  ])("are cleared when there is %s", (_, broken) => {
    const { area, values } = createStorage({ ...STORED, ...broken, cartNote: "mine" });
    expect(createBrowserSession(area).read()).toEqual(SIGNED_OUT);
    expect(Object.fromEntries(values)).toEqual({ cartNote: "mine" });
  });

  it("that cannot be written stay in memory, and nothing half-written stays behind", () => {
    const { area, values } = createStorage({}, 2);
    const session = createBrowserSession(area);
    session.write(ASHAS_SESSION);
    expect(session.read()).toEqual(ASHAS_SESSION);
    expect(values.size).toBe(0);
  });

  it("that cannot be read at all leave a session that works in memory", () => {
    const forbidden = () => {
      throw new DOMException("Denied", "SecurityError");
    };
    const session = createBrowserSession({
      getItem: forbidden,
      setItem: forbidden,
      removeItem: forbidden,
    });
    expect(session.read()).toEqual(SIGNED_OUT);
    session.write(ASHAS_SESSION);
    expect(session.read()).toEqual(ASHAS_SESSION);
    session.clear();
    expect(session.read()).toEqual(SIGNED_OUT);
  });
});

describe("another tab", () => {
  const target = new EventTarget();
  const storageEvent = (key: string | null) => Object.assign(new Event("storage"), { key });

  beforeEach(() => {
    vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
    vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("is noticed also where somebody reads the session before the browser tells of it", () => {
    const { area, values } = createStorage(STORED);
    const session = createBrowserSession(area);
    const listener = vi.fn();
    const leave = session.subscribe(listener);
    values.clear();
    expect(session.read()).toEqual(SIGNED_OUT);
    target.dispatchEvent(storageEvent(null));
    expect(listener).toHaveBeenCalledTimes(1);
    target.dispatchEvent(storageEvent(null));
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
  });

  it("that signs in or out is noticed", () => {
    const { area, values } = createStorage(STORED);
    const session = createBrowserSession(area);
    session.read();
    const listener = vi.fn();
    const leave = session.subscribe(listener);
    values.clear();
    target.dispatchEvent(storageEvent(null));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(session.read()).toEqual(SIGNED_OUT);
    for (const [key, value] of Object.entries(STORED)) values.set(key, value);
    target.dispatchEvent(storageEvent("authUser"));
    expect(listener).toHaveBeenCalledTimes(2);
    expect(session.read()).toEqual(ASHAS_SESSION);
    leave();
    values.clear();
    target.dispatchEvent(storageEvent(null));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("that changed something while the page was put aside is noticed when it is shown again", () => {
    const { area, values } = createStorage(STORED);
    const session = createBrowserSession(area);
    session.read();
    const listener = vi.fn();
    const leave = session.subscribe(listener);
    values.clear();
    target.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
    expect(listener).not.toHaveBeenCalled();
    target.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(session.read()).toEqual(SIGNED_OUT);
    leave();
  });

  it("that changes something else is not", () => {
    const { area } = createStorage(STORED);
    const session = createBrowserSession(area);
    session.read();
    const listener = vi.fn();
    session.subscribe(listener);
    target.dispatchEvent(storageEvent("recentSearches"));
    target.dispatchEvent(storageEvent("authToken"));
    expect(listener).not.toHaveBeenCalled();
  });

  it("of another shop at this address is not, where each has a prefix", () => {
    const stored = Object.entries(STORED).map(([key, value]) => [`mor-${key}`, value]);
    const { area, values } = createStorage(Object.fromEntries(stored));
    const session = createBrowserSession(area, { prefix: "mor-" });
    expect(session.read()).toEqual(ASHAS_SESSION);
    const listener = vi.fn();
    const leave = session.subscribe(listener);
    values.clear();
    for (const key of ["authUser", "neem-authUser"]) target.dispatchEvent(storageEvent(key));
    expect(listener).not.toHaveBeenCalled();
    target.dispatchEvent(storageEvent("mor-authUser"));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(session.read()).toEqual(SIGNED_OUT);
    leave();
  });

  it("takes turns for what only one may do", async () => {
    const queue: Promise<unknown>[] = [];
    const request = (_name: string, _options: object, run: () => Promise<unknown>) => {
      const turn = Promise.allSettled(queue).then(run);
      queue.push(turn);
      return turn;
    };
    vi.stubGlobal("navigator", { locks: { request } });
    const { area } = createStorage(STORED);
    const steps: string[] = [];
    const work = (name: string) => async () => {
      steps.push(`${name} starts`);
      await new Promise((done) => setTimeout(done, 5));
      steps.push(`${name} ends`);
    };
    const [one, two] = [createBrowserSession(area), createBrowserSession(area)];
    await Promise.all([one.exclusive?.(work("one")), two.exclusive?.(work("two"))]);
    expect(steps).toEqual(["one starts", "one ends", "two starts", "two ends"]);
  });

  it("that holds its turn for ever does not stop this one", async () => {
    const request = () => Promise.reject(new DOMException("Waited", "TimeoutError"));
    vi.stubGlobal("navigator", { locks: { request } });
    const session = createBrowserSession(createStorage().area);
    expect(await session.exclusive?.(async () => "done")).toBe("done");
  });
});
