import { createTurns } from "./turns";

/** A page that went out without data which was late. */
export interface LatePage<Page> {
  /** Waits for the data, and says whether all of it has come. */
  arrived(): Promise<boolean>;
  /** Renders the page once more, with that data. */
  render(): Promise<Page>;
}

/** Pages that wait for late data at a time: each holds a request's data in memory. */
const mostWaiting = 50;

/**
 * Makes the function that finishes late pages. They are rendered one after the other: all at once, when
 * a slow API answers again, would keep visitors waiting.
 *
 * @returns ends when the page is finished, or never will be
 */
export function createLatePages() {
  const inTurn = createTurns();
  let waiting = 0;
  return async <Page>(
    { arrived }: LatePage<Page>,
    finish: () => Promise<unknown>,
  ): Promise<void> => {
    if (waiting >= mostWaiting) return;
    waiting++;
    try {
      if (await arrived()) await inTurn(finish);
    } finally {
      waiting--;
    }
  };
}
