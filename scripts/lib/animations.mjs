const running = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          playState === "running" &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      )
      .map(({ finished }) => finished),
  ).then(() => undefined);

/** Waits until what moves on a page and ends by itself has ended. */
export const animationsEnd = (page) => page.evaluate(running);
