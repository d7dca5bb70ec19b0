import { join } from 'node:path';
import { installPrograms } from './debian.mjs';
import { runNodeTests } from './nodeTests.mjs';
import { setUpTemplate } from './template.mjs';

/** Several processes of both programs behind the real nginx (deploy/nginx). */
export async function runScale(sandbox, names) {
  await installPrograms('nginx', 'redis-server', 'swift');
  const env = { TEMPLATE_DATA: await setUpTemplate(sandbox) };
  const first = ['rollingDeploy', 'bucket', 'sharedCache'];
  return runNodeTests('tests/scale', join(sandbox, 'scale.tap'), env, { names, atOnce: 2, first });
}

/** All parts, each a process of its own, under load. */
export async function runCluster(sandbox, names) {
  await installPrograms('nginx', 'redis-server', 'swift');
  await setUpTemplate(sandbox);
  return runNodeTests('tests/cluster', join(sandbox, 'cluster.tap'), {}, { names });
}
