import { cmsProgram } from '@/scripts/support/exhibition.mjs';
import { readSecrets } from '@/scripts/support/secrets.mjs';
import { kill } from '@/scripts/support/test/kill.mjs';
import { sandboxSettings } from '@/scripts/support/test/sandbox.mjs';

const { CONTRACT_DATA_DIR = '', CONTRACT_DATABASE_URL } = process.env;

/** Another CMS on the data of the suite's own. Not yet started. */
export async function twinCms() {
  const settings = await sandboxSettings(CONTRACT_DATA_DIR, CONTRACT_DATABASE_URL);
  const cms = cmsProgram(settings, readSecrets(settings));
  return {
    origin: settings.cms.origin,
    start: () => cms.start(),
    stop: () => cms.stop(),
    kill: () => kill(cms),
  };
}
