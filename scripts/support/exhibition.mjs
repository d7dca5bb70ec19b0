import { join } from 'node:path';
import { toCmsEnvironment, toSiteEnvironment } from './environment.mjs';
import { CMS, NEXT_BIN, ROOT } from './paths.mjs';
import { program } from './programs.mjs';

function cmsIn(mode, settings, secrets) {
  const { cmsPort, cms } = settings;
  const isBuilt = mode === 'production';
  return program({
    name: 'CMS',
    args: [NEXT_BIN, isBuilt ? 'start' : 'dev', '-H', cms.host, '-p', String(cmsPort)],
    cwd: CMS,
    env: { ...toCmsEnvironment(settings, secrets), NODE_ENV: mode },
    health: `${cms.origin}/health`,
    drainSeconds: isBuilt ? settings.drainSeconds : 0,
  });
}

/** Else Node lets garbage lie until the heap has several gigabytes. What the website needs is a fraction of this (docs/operations.md). */
const HEAP_LIMIT = '--max-old-space-size=512';

function siteIn(mode, settings, secrets, folder) {
  const { sitePort, siteOrigin } = settings;
  const isBuilt = mode === 'production';
  return program({
    name: 'website',
    args: isBuilt
      ? [HEAP_LIMIT, join(folder, 'server.mjs')]
      : [NEXT_BIN, 'dev', '-p', String(sitePort)],
    cwd: folder,
    env: { ...toSiteEnvironment(settings, secrets), NODE_ENV: mode },
    health: `${siteOrigin}/api/health`,
    drainSeconds: isBuilt ? settings.drainSeconds : 0,
  });
}

export const cmsProgram = (settings, secrets) => cmsIn('production', settings, secrets);
export const cmsDevProgram = (settings, secrets) => cmsIn('development', settings, secrets);

/** `folder`: the built website, the project itself or a test's copy of it. */
export const siteProgram = (settings, secrets, folder = ROOT) =>
  siteIn('production', settings, secrets, folder);
export const siteDevProgram = (settings, secrets) => siteIn('development', settings, secrets, ROOT);
