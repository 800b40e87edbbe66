/** Whole seconds from `now` until `end`, both in epoch milliseconds; never below zero. */
export function remainingSeconds(end: number, now: number): number {
  return Math.max(0, Math.ceil((end - now) / 1000));
}

/** `75` as `01:15`; minutes go on past 99. */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
