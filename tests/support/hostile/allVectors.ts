import { ADDRESSES } from './addresses';
import { ELEMENTS } from './elements';
import { HANDLERS } from './handlers';
import { MUTATIONS } from './mutations';
import { SCRIPTS } from './scripts';
import type { Vector } from './vector';

/** SQLite returns a text up to its first zero byte, so nothing can follow it. */
const isCutOff = ({ html }: Vector) => html('', '').includes('\u0000');

export const VECTORS: readonly Vector[] = [
  ...SCRIPTS,
  ...HANDLERS,
  ...ADDRESSES,
  ...ELEMENTS,
  ...MUTATIONS,
].map((vector) => (isCutOff(vector) ? { ...vector, isOpen: true } : vector));
