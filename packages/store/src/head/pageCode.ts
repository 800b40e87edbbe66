/** Id of the element with what is said where the page's code can't be had: HTML, as JSON. */
export const pageFailureId = "page-failure";

/** What the head's script does for the page's code, which may be what is missing. */
export interface PageCode {
  /** The code runs, whatever comes of it. */
  started: boolean;
  /** What has failed before anything could report it. */
  failures: unknown[];
  /**
   * Takes note of a failure without which there is no page: tries again after a pause, then loads the page
   * from the server, and says so at last.
   *
   * @param again the step that failed; left out where another try would fail the same
   */
  fail(error: unknown, again?: () => void): void;
  /** Loads the page from the server, once a minute at most. @returns false where it must not */
  reload(): boolean;
}

declare global {
  interface Window {
    /** None in development. */
    pageCode?: PageCode | undefined;
  }
}

/** Time before each further try, in ms. */
const pausesMs = [1_000, 4_000];

const storageKey = "taanka.reloaded";
/** A page that fails at each load must not load for ever. In ms. */
const reloadEveryMs = 60_000;

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(storageKey));
    // Also where a clock was put back meanwhile.
    if (Math.abs(Date.now() - last) < reloadEveryMs) return false;
    sessionStorage.setItem(storageKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** Watches over the page's code until it is there, and answers for it where it is not. */
export function watchPageCode(page: Document): PageCode {
  let tries = 0;
  let isSaid = false;
  let words: string | null = null;
  const findWords = () => {
    words ??= JSON.parse(page.getElementById(pageFailureId)?.textContent ?? "null");
  };
  // A failure may take all of the document with it.
  page.addEventListener("DOMContentLoaded", findWords);
  const say = () => {
    findWords();
    if (isSaid || !words) return;
    isSaid = true;
    const notice = page.createElement("div");
    notice.innerHTML = words;
    // Above all else, wherever the page is scrolled; at its top in browsers without popovers.
    notice.popover = "manual";
    (page.body ?? page.documentElement).prepend(notice);
    try {
      notice.showPopover();
    } catch {
      notice.removeAttribute("popover");
    }
  };
  const reload = () => {
    const may = navigator.onLine && mayReload();
    if (may) window.location.reload();
    return may;
  };
  return {
    started: false,
    failures: [],
    fail(error, again) {
      // biome-ignore lint/suspicious/noConsole: there may be no other code to report it
      console.error(error);
      this.failures.push(error);
      const pause = pausesMs[tries];
      if (again && pause !== undefined) {
        tries += 1;
        setTimeout(again, pause);
      } else if (!reload()) {
        say();
        window.addEventListener("online", () => window.location.reload());
      }
    },
    reload,
  };
}
