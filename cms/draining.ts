/** Next loads this module twice, for the start and for routes. */
const KEY = Symbol.for('oneWorldOneFuture.cmsIsDraining');
const shared = globalThis as { [KEY]?: boolean };

/** Whether the CMS was told to stop. */
export const isDraining = (): boolean => shared[KEY] === true;

export function drain() {
  shared[KEY] = true;
}
