/**
 * The server's page is whole before any script runs. What a first look does not need stays as the
 * server sent it ("asleep") until the person does something; only then its code and data load.
 */
const intents = ["pointermove", "pointerdown", "touchstart", "keydown", "wheel", "scroll"] as const;
const listening = { capture: true, passive: true } as const;

let asleep = false;
let woken: Promise<void> = Promise.resolve();

function nextIntent(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      for (const name of intents) window.removeEventListener(name, done, listening);
      resolve();
    };
    for (const name of intents) window.addEventListener(name, done, listening);
  });
}

/**
 * Lets the page sleep until the first sign of a person. Called once, before it is taken over.
 * @returns wakes it without one
 */
export function sleepUntilIntent(): () => void {
  let fulfil: () => void;
  asleep = true;
  woken = new Promise((resolve) => {
    fulfil = resolve;
  });
  const wake = () => {
    asleep = false;
    fulfil();
  };
  void nextIntent().then(wake);
  return wake;
}

/** Whether nobody has been seen yet. */
export const isAsleep = (): boolean => asleep;

/** Fulfilled once the page is awake. */
export const whenAwake = (): Promise<void> => woken;

/** A part of the server's page on its way to life. */
export interface Gate {
  /** Pending while the part sleeps; always the same promise. */
  readonly ready: Promise<void>;
  /** The element around the part. */
  attach(element: HTMLElement | null): void;
  /** The part is alive: what was clicked in the meantime is clicked now. */
  alive(): void;
}

interface Sleeper {
  element: HTMLElement | null;
  missed: HTMLElement | undefined;
}

const sleepers = new Set<Sleeper>();

/** Asks again at each sign of a person until it has worked: the network may be away for a while. */
async function insist(prepare: () => Promise<unknown>): Promise<void> {
  try {
    await prepare();
  } catch {
    await nextIntent();
    await insist(prepare);
  }
}

/** @param prepare loads what the part needs, code and data; may fail and be called again */
export function createGate(prepare: () => Promise<unknown>): Gate {
  const sleeper: Sleeper = { element: null, missed: undefined };
  let open = false;
  const ready = woken
    .then(() => insist(prepare))
    .then(() => {
      open = true;
    });
  return {
    ready,
    attach(element) {
      sleeper.element = element;
      if (element && !open) sleepers.add(sleeper);
      else sleepers.delete(sleeper);
    },
    alive() {
      sleepers.delete(sleeper);
      const { missed } = sleeper;
      // After React has also rendered what it only learns in the browser, such as who is signed in.
      setTimeout(() => missed?.isConnected && missed.click());
    },
  };
}

/**
 * Keeps a click on a part that cannot answer yet: once the part is alive, it is clicked again.
 * @returns whether the click was in such a part
 */
export function keepForLater(event: MouseEvent): boolean {
  const { target } = event;
  if (!(target instanceof Element)) return false;
  const sleeper = [...sleepers].find(({ element }) => element?.contains(target));
  if (!sleeper) return false;
  sleeper.missed = target.closest<HTMLElement>("button, [role='tab']") ?? undefined;
  return true;
}
