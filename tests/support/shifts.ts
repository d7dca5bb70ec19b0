declare global {
  interface Window {
    /** By how much a visitor saw things jump, in the words of the Layout Instability API. */
    shifted: number;
  }
}

/** To be run in a page before all else. */
export const noteShifts = () => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.shifted += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
};
