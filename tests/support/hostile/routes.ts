import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/support/paths.mjs';

const APP = join(ROOT, 'app');

/** Every route of the app folder, its variable parts in brackets; a page with its locale. A new one is found by itself. */
export const ROUTES_OF_APP: readonly string[] = readdirSync(APP, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file))
  .map((file) => `/${file.replace(/\/?(?:page\.tsx|route\.ts)$/, '')}`)
  .sort();
