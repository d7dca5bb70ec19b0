import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { cmsProgram, siteProgram } from '../exhibition.mjs';
import { readSecrets } from '../secrets.mjs';
import { copyData, copySite, sandboxSettings } from './sandbox.mjs';

/**
 * Both programs on free ports, with a copy of the template's data and of the build. Both can be stopped and started.
 * `siteUrl` is the address that the website is known by; by itself its port on this machine.
 * `databaseUrl`: a PostgreSQL that holds the template's content, instead of the SQLite file.
 * `env`: further settings of both programs. `hasTwin`: a second website with a build of its own, of which the CMS knows
 * too, unless `isTwinUnknown`.
 * @param {string | undefined} template
 * @param {string} folder
 * @param {{ siteUrl?: string, databaseUrl?: string, env?: Record<string, string>, hasTwin?: boolean, isTwinUnknown?: boolean }} [options]
 */
export async function startExhibition(
  template,
  folder,
  { siteUrl, databaseUrl, env, hasTwin = false, isTwinUnknown = false } = {},
) {
  const data = copyData(template, join(folder, 'data'));
  const settings = await sandboxSettings(data, databaseUrl, siteUrl);
  Object.assign(settings.env, env);
  const twinPort = await getPort();
  const ports = hasTwin && !isTwinUnknown ? [settings.sitePort, twinPort] : [settings.sitePort];
  settings.env.WEBSITE_ORIGIN ||= ports.map((port) => `http://127.0.0.1:${port}`).join();
  const secrets = readSecrets(settings);
  const cms = cmsProgram(settings, secrets);
  const site = siteProgram(settings, secrets, copySite(join(folder, 'site')));
  const twin =
    hasTwin &&
    siteProgram(
      { ...settings, sitePort: twinPort, siteOrigin: `http://127.0.0.1:${twinPort}` },
      secrets,
      copySite(join(folder, 'twin')),
    );
  const programs = [cms, site, ...(twin ? [twin] : [])];
  await Promise.all(programs.map((program) => program.start()));
  return {
    cms,
    site,
    twin,
    cmsUrl: `http://127.0.0.1:${settings.cmsPort}`,
    siteUrl: settings.siteUrl,
    twinUrl: twin ? `http://127.0.0.1:${twinPort}` : '',
    sitePort: settings.sitePort,
    dataDir: settings.dataDir,
    secrets,
    editor: JSON.parse(readFileSync(join(template, 'editor.json'), 'utf8')),
    stop: async () => {
      await Promise.all(programs.map((program) => program.stop()));
    },
  };
}
