"use client";

import { useEffect, useState } from "react";
import { media } from "../../tokens/media";
import { useMediaQuery } from "../../utils/useMediaQuery";

/** How long a word stands, ms. */
const standing = 2000;

/** One word after another while `turning`, the first again after the last; under reduced motion the first. */
export function useTurningWords(words: readonly string[], turning: boolean): string | undefined {
  const [place, setPlace] = useState(0);
  const still = useMediaQuery(media.reducedMotion);
  const count = words.length;
  const runs = turning && !still && count > 1;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setPlace((current) => (current + 1) % count), standing);
    return () => clearInterval(timer);
  }, [runs, count]);
  return words[still ? 0 : place % Math.max(count, 1)];
}
