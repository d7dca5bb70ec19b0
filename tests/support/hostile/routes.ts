import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/support/paths.mjs';

const APP = join(ROOT, 'app');

/** Every route below `app`, its parameters in brackets; pages have a locale. New routes are found automatically. */
export const ROUTES_OF_APP: readonly string[] = readdirSync(APP, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file))
  .map((file) => `/${file.replace(/\/?(?:page\.tsx|route\.ts)$/, '')}`)
  .sort();
