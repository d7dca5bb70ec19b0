import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { toCmsEnvironment, toSiteEnvironment } from './environment.mjs';
import { CMS, NEXT_BIN, ROOT } from './paths.mjs';
import { program } from './programs.mjs';

/** The CMS never listens beyond loopback: editors come through a tunnel or a proxy that asks who they are. */
export const cmsProgram = (settings, secrets) =>
  program({
    name: 'CMS',
    args: [NEXT_BIN, 'start', '-H', '127.0.0.1', '-p', String(settings.cmsPort)],
    cwd: CMS,
    env: { ...toCmsEnvironment(settings, secrets), NODE_ENV: 'production' },
    health: `http://127.0.0.1:${settings.cmsPort}/health`,
  });

/** `folder` holds the built website: the project itself, or a test's copy of it. */
export const siteProgram = (settings, secrets, folder = ROOT) =>
  program({
    name: 'website',
    args: [join(folder, 'server.mjs')],
    cwd: folder,
    env: { ...toSiteEnvironment(settings, secrets), NODE_ENV: 'production' },
    health: `http://127.0.0.1:${settings.sitePort}/api/health`,
  });

export const hasDatabase = ({ databaseUrl, dataDir }) =>
  Boolean(databaseUrl) || existsSync(join(dataDir, 'cms.sqlite'));
