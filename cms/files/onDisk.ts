import { join } from 'node:path';
import { MEDIA_DIR } from '../env';
import type { Media } from '../payload-types';

export const inMedia = (name: string) => join(/*turbopackIgnore: true*/ MEDIA_DIR, name);

export type Upload = Pick<Media, 'filename' | 'sizes'>;

/** The names of an upload's files: its own, and its thumbnail's. */
export const fileNamesOf = ({ filename, sizes }: Upload) =>
  [filename, sizes?.thumbnail?.filename].filter((name) => typeof name === 'string');
