/**
 * How much of a page has jumped so far, in the units of CLS, what followed a touch left out. Runs
 * inside of the page.
 */
export function layoutShift() {
  return new Promise((resolve) => {
    let sum = 0;
    const count = (entries) => {
      for (const { hadRecentInput, value } of entries) if (!hadRecentInput) sum += value;
    };
    const observer = new PerformanceObserver((list) => count(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    setTimeout(() => {
      count(observer.takeRecords());
      resolve(sum);
    }, 100);
  });
}
