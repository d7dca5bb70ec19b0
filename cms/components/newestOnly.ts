type Work = () => Promise<unknown>;

/** Does one after another, so that an older one never ends last. Of those that wait only the newest is done. */
export function newestOnly() {
  let isBusy = false;
  let next: Work | null = null;
  return async function add(work: Work): Promise<void> {
    next = work;
    if (isBusy) return;
    isBusy = true;
    while (next) {
      const now: Work = next;
      next = null;
      await now().catch(() => undefined);
    }
    isBusy = false;
  };
}
