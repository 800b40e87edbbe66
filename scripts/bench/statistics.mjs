const sorted = (values) => [...values].sort((a, b) => a - b);

/** The middle of some figures, of an even number the mean of the middle two. */
export function median(values) {
  if (values.length === 0) throw new Error("There is no median of nothing.");
  const ordered = sorted(values);
  const half = Math.floor(ordered.length / 2);
  return ordered.length % 2 === 1 ? ordered[half] : (ordered[half - 1] + ordered[half]) / 2;
}

const short = (value) => {
  if (Math.abs(value) >= 100) return value.toFixed(0);
  return String(Number(value.toFixed(Math.abs(value) >= 1 ? 1 : 3)));
};

/** Least and greatest of some figures, for whoever wants to know how steady a median is. */
export function spread(values) {
  if (values.length < 2) return "one run";
  return `${short(Math.min(...values))} to ${short(Math.max(...values))} in ${values.length} runs`;
}

/** Differences below a frame and a bit, in milliseconds, can't be told from none. */
const negligible = 20;

/** How many times slower the first of two medians is; 1 where nobody could see the difference. */
export function slowdown(first, second) {
  if (first - second <= negligible) return Math.min(1, first / second);
  return first / second;
}
