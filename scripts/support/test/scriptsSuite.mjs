import { join } from 'node:path';
import { runNodeTests } from './nodeTests.mjs';
import { setUpTemplate } from './template.mjs';

/** `npm start` itself: its clear lines, its second start, how it stops. */
export async function runScripts(sandbox) {
  const template = await setUpTemplate(sandbox);
  return runNodeTests('tests/scripts', join(sandbox, 'scripts.tap'), { TEMPLATE_DATA: template });
}
