/** `base` with what `given` says of it. A property that is `undefined` says nothing. */
export function withGiven<T extends object>(base: T, given: Partial<T> | undefined): T {
  if (!given) return base;
  const whole = { ...base };
  for (const key in given) {
    const value = given[key];
    if (value !== undefined) whole[key] = value;
  }
  return whole;
}
