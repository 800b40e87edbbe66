/** Whether two values of a control are the same: lists by what is in them, in their order. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(one, other);
  return one.length === other.length && one.every((part, place) => sameValue(part, other[place]));
}
