/**
 * How much of a page that nobody has touched has jumped so far, in the units of CLS. Runs inside of the
 * page. Counted is also what a browser excuses as the answer to input: to it, turning a window into a
 * phone's is input, and half a second after that would be overlooked.
 */
export function layoutShift() {
  return new Promise((resolve) => {
    let sum = 0;
    const count = (entries) => {
      for (const { value } of entries) sum += value;
    };
    const observer = new PerformanceObserver((list) => count(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    setTimeout(() => {
      count(observer.takeRecords());
      resolve(sum);
    }, 100);
  });
}
