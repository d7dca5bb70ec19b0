import { isDeepStrictEqual } from 'node:util';
import { isPublished } from './keptValue';

/**
 * Whether a save leaves a value as it was. A draft isn't refused for one that it had before: another document may have got it
 * meanwhile. It is when it is published.
 */
export const isAsBefore = <Doc extends object>(
  valueOf: (doc: Partial<Doc>) => unknown,
  data: Partial<Doc>,
  before: Partial<Doc> = {},
): boolean =>
  isDeepStrictEqual(valueOf(data), valueOf(before)) && (!isPublished(data) || isPublished(before));
