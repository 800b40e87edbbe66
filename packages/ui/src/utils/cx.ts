/** Joins class names, leaving out what is false, null or undefined. */
export function cx(...names: Array<string | false | null | undefined>): string {
  let joined = "";
  for (const name of names) {
    if (name) joined = joined ? `${joined} ${name}` : name;
  }
  return joined;
}
