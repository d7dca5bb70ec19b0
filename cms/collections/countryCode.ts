import { COUNTRY_CODES } from '../structure/data/countries';
import type { English } from '../words/words';
import { isKept, type Asked } from './keptValue';

/** Those of public/flags, the European Union's too: the website shows one beside each country. */
const WITH_FLAG: ReadonlySet<unknown> = new Set([...COUNTRY_CODES, 'EU']);

/** A new country needs a code with a flag. One without stays where it is stored already, or comes with an archive. */
export async function hasFlag(value: unknown, asked: Asked): Promise<English | true> {
  const isCode = typeof value === 'string' && /^[A-Z]{2}$/.test(value);
  return (
    WITH_FLAG.has(value) ||
    (isCode && (await isKept(value, asked))) ||
    'Two capital letters of ISO 3166-1: GB, not UK, and GR, not EL.'
  );
}
