/** What is watched, and what happens when it has changed. */
export interface RevisionWatchOptions {
  /** Today's revision, or undefined when it can't be had. */
  revision(): Promise<string | undefined>;
  /** How often it is asked for, at most. */
  everyMs: number;
  changed(): void;
}

/** A question that took longer than this was lost; the next one does not wait for it. */
const lostAfterMs = 10_000;

/**
 * Asks for a revision while somebody calls `check`, never more often than wanted and never two at
 * once. What can't be had changes nothing; the first one that is had is a change, for nobody knows
 * which one what was rendered before belongs to.
 */
export function createRevisionWatch({ revision, everyMs, changed }: RevisionWatchOptions) {
  let known: string | undefined;
  let asked = 0;
  let answered = 0;
  let askedAt = Number.NEGATIVE_INFINITY;

  async function findRevision(): Promise<string | undefined> {
    try {
      return await revision();
    } catch {
      return undefined;
    }
  }

  async function ask(question: number): Promise<void> {
    const found = await findRevision();
    // An answer that was overtaken by a later one is old.
    if (question < answered) return;
    answered = question;
    if (found === undefined || found === known) return;
    known = found;
    changed();
  }

  return {
    /** Asks when it is time to; never waits. */
    check(time: number): void {
      const pause = asked === answered ? everyMs : Math.max(everyMs, lostAfterMs);
      if (time - askedAt < pause) return;
      askedAt = time;
      asked++;
      void ask(asked);
    },
  };
}
