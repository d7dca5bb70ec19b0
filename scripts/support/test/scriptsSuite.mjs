import { join } from 'node:path';
import { installPrograms } from './debian.mjs';
import { runNodeTests } from './nodeTests.mjs';
import { setUpTemplate } from './template.mjs';

/** `npm start` itself: what it prints, its second start, how it stops. */
export async function runScripts(sandbox, names) {
  await installPrograms('redis-server', 'swift');
  const template = await setUpTemplate(sandbox);
  const report = join(sandbox, 'scripts.tap');
  return runNodeTests('tests/scripts', report, { TEMPLATE_DATA: template }, { names });
}
