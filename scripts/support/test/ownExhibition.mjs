import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cmsProgram, siteProgram } from '../exhibition.mjs';
import { readSecrets } from '../secrets.mjs';
import { copyData, copySite, sandboxSettings } from './sandbox.mjs';

/**
 * Both programs on free ports, with a copy of the template's data and of the build. Both can be stopped and started.
 * `siteUrl` is the address that the website is known by; by itself its port on this machine.
 * `env`: further settings of both programs.
 */
export async function startExhibition(template, folder, { siteUrl, env } = {}) {
  const data = copyData(template, join(folder, 'data'));
  const settings = await sandboxSettings(data, '', siteUrl);
  Object.assign(settings.env, env);
  const secrets = readSecrets(settings);
  const cms = cmsProgram(settings, secrets);
  const site = siteProgram(settings, secrets, copySite(join(folder, 'site')));
  await Promise.all([cms.start(), site.start()]);
  return {
    cms,
    site,
    cmsUrl: `http://127.0.0.1:${settings.cmsPort}`,
    siteUrl: settings.siteUrl,
    sitePort: settings.sitePort,
    dataDir: settings.dataDir,
    secrets,
    editor: JSON.parse(readFileSync(join(template, 'editor.json'), 'utf8')),
    stop: async () => {
      await site.stop();
      await cms.stop();
    },
  };
}
