import { ADDRESSES } from './addresses';
import { ELEMENTS } from './elements';
import { HANDLERS } from './handlers';
import { MUTATIONS } from './mutations';
import { SCRIPTS } from './scripts';
import type { Vector } from './vector';

export const VECTORS: readonly Vector[] = [
  ...SCRIPTS,
  ...HANDLERS,
  ...ADDRESSES,
  ...ELEMENTS,
  ...MUTATIONS,
];
