/**
 * The server's page is whole before any script runs. What a first look does not need stays as the
 * server sent it ("asleep") until the person does something; only then its code and data load.
 */
const intents = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "wheel",
  "scroll",
  // Assistive technology may act without any of the above.
  "click",
  "change",
] as const;
const signs = [...intents, "online"] as const;
const listening = { capture: true, passive: true } as const;

let asleep = false;
let woken: Promise<void> = Promise.resolve();

function next(names: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      for (const name of names) window.removeEventListener(name, done, listening);
      resolve();
    };
    for (const name of names) window.addEventListener(name, done, listening);
  });
}

/** Between two tries, in ms: a moving mouse gives a sign at every pixel. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 500));

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
  void next(intents).then(wake);
  window.addEventListener("change", keepChoice, listening);
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
  /** The part is alive: what was pressed and chosen in the meantime is so now, in its order. */
  alive(): void;
}

interface Sleeper {
  element: HTMLElement | null;
  /** Does again what the part could not answer: once for each control, the latest last. */
  readonly missed: Map<Element, () => void>;
}

const sleepers = new Set<Sleeper>();

async function doMissed({ missed }: Sleeper): Promise<void> {
  for (const deed of missed.values()) {
    deed();
    // What follows counts on it: "Add to cart" on the size that was chosen before.
    await Promise.resolve();
  }
}

function miss({ missed }: Sleeper, control: Element, deed: () => void): void {
  missed.delete(control);
  missed.set(control, () => control.isConnected && deed());
}

/**
 * Does it again until it has worked: the network may be away for a while. Tries again at the next
 * sign of a person, also one given while it was still failing, and when the network says it is back.
 */
export async function insist(work: () => Promise<unknown>): Promise<void> {
  const sign = next(signs);
  try {
    await work();
  } catch {
    await pause();
    await sign;
    await insist(work);
  }
}

/** @param prepare loads what the part needs, code and data; may fail and be called again */
export function createGate(prepare: () => Promise<unknown>): Gate {
  const sleeper: Sleeper = { element: null, missed: new Map() };
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
      // After React has also rendered what it only learns in the browser, such as who is signed in.
      setTimeout(() => doMissed(sleeper));
    },
  };
}

const sleeperAt = (target: Element) =>
  [...sleepers].find(({ element }) => element?.contains(target));

const ticked = "input:is([type='radio'], [type='checkbox'])";
const pressed = `button, label, summary, [role='tab'], ${ticked}`;
/** Works without its part: the browser itself opens it or lets people write. */
const native = `select, textarea, input:not(${ticked})`;

/**
 * Keeps a click on a part that cannot answer yet: once the part is alive, it is clicked again. Who
 * follows a link has left the part, and what was pressed there.
 * @returns whether the click was in such a part
 */
export function keepForLater(event: MouseEvent): boolean {
  const { target } = event;
  if (!(target instanceof Element)) return false;
  const sleeper = sleeperAt(target);
  if (!sleeper || target.closest(native)) return false;
  const control = target.closest<HTMLElement>(pressed);
  if (control) miss(sleeper, control, () => control.click());
  else if (target.closest("a[href]")) sleeper.missed.clear();
  return true;
}

/** Keeps what was chosen in a list of a part that cannot answer yet, and chooses it again later. */
function keepChoice({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement)) return;
  const sleeper = sleeperAt(target);
  if (!sleeper) return;
  const { value } = target;
  miss(sleeper, target, () => {
    target.value = value;
    target.dispatchEvent(new Event("change", { bubbles: true }));
  });
}
