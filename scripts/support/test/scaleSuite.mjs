import { join } from 'node:path';
import { hasProgram } from './debian.mjs';
import { runNodeTests } from './nodeTests.mjs';
import { setUpTemplate } from './template.mjs';

/** The real programs, which Debian has; tests without theirs are skipped and counted. */
const PROGRAMS = { nginx: 'nginx-light', 'redis-server': 'redis-server' };

/** Several processes of both programs behind the real nginx (deploy/nginx). */
export async function runScale(sandbox, names) {
  for (const [program, debianPackage] of Object.entries(PROGRAMS)) {
    if (!(await hasProgram(program, debianPackage)))
      console.log(`${program}: its tests are skipped`);
  }
  const env = { TEMPLATE_DATA: await setUpTemplate(sandbox) };
  return runNodeTests('tests/scale', join(sandbox, 'scale.tap'), env, { names });
}
