import { oneForAll } from '@/lib/oneForAll.mjs';

const state = oneForAll('cmsIsDraining', () => ({ isDraining: false }));

/** Whether the CMS was told to stop. */
export const isDraining = (): boolean => state.isDraining;

export function drain() {
  state.isDraining = true;
}
