import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { cmsPlace } from '../../../server/settings.mjs';
import { cmsProgram, siteProgram } from '../exhibition.mjs';
import { readSecrets } from '../secrets.mjs';
import { kill } from './kill.mjs';
import { startCmsNginx, startNginx } from './nginx.mjs';
import { startPostgres } from './postgres.mjs';
import { startRedis } from './redis.mjs';
import { copySite, sandboxSettings } from './sandbox.mjs';
import { setUpTemplate } from './template.mjs';

/** Each program is killed when this process ends. */
const MOST_LISTENERS = 30;

/** nginx names the visitor; whoever else connects from this machine is one of the visitors. */
const BEHIND_NGINX = { VISITOR_ADDRESS_HEADER: 'X-Forwarded-For', TRUSTED_PROXIES: '127.0.0.1' };

const originOf = (port) => `http://127.0.0.1:${port}`;

const numbered = (program, number) => ({
  ...program,
  name: `${program.name} ${number}`,
  kill: () => kill(program),
});

/** Redis on a port that stays its own; what it knew is lost each time. */
async function redisProgram() {
  const port = await getPort();
  let server = await startRedis(port);
  return {
    name: 'Redis',
    url: `redis://127.0.0.1:${port}`,
    start: async () => (server = await startRedis(port)),
    stop: () => server.stop(),
    kill: async () => {
      process.kill(server.pid, 'SIGKILL');
      await server.ended();
    },
    /** It takes connections and answers nothing. */
    freeze: () => process.kill(server.pid, 'SIGSTOP'),
    thaw: () => process.kill(server.pid, 'SIGCONT'),
    pid: () => server.pid,
  };
}

/**
 * All parts on this machine, each a process of its own: nginx (deploy/nginx) before several websites with caches of their own,
 * Redis, an nginx before several CMS, which share one PostgreSQL with the demo exhibition.
 * @param {string} folder
 * @param {{ websites?: number, cmses?: number, env?: Record<string, string>, grow?: (databaseUrl: string) => Promise<void> }} [how]
 *   `env`: further settings of both programs, such as those of a bucket, into which the demo is then loaded. `grow`: adds to the
 *   database before the programs start
 */
export async function startCluster(folder, { websites = 3, cmses = 2, env, grow } = {}) {
  process.setMaxListeners(MOST_LISTENERS);
  const postgres = await startPostgres(join(folder, 'postgres'));
  const dataDir = await setUpTemplate(join(folder, 'data'), postgres.url, env);
  await grow?.(postgres.url);
  const redis = await redisProgram();
  const siteUrl = 'https://exhibition.example';
  const settings = await sandboxSettings(dataDir, postgres.url, siteUrl);
  const secrets = readSecrets(settings);
  const portsOf = (count) => Promise.all(Array.from({ length: count }, () => getPort()));
  const [sitePorts, cmsPorts] = [await portsOf(websites), await portsOf(cmses)];
  const origins = sitePorts.map(originOf);
  const cmsNginx = await startCmsNginx(join(folder, 'cms-nginx'), cmsPorts.map(originOf));
  Object.assign(settings.env, BEHIND_NGINX, env, {
    REDIS_URL: redis.url,
    WEBSITE_ORIGIN: origins.join(),
    CMS_ORIGIN: cmsNginx.url,
  });
  const cms = cmsPorts.map((cmsPort, index) =>
    numbered(cmsProgram({ ...settings, cmsPort, cms: cmsPlace({}, cmsPort) }, secrets), index + 1),
  );
  const sites = sitePorts.map((sitePort, index) => {
    const own = { ...settings, sitePort, siteOrigin: originOf(sitePort) };
    const place = copySite(join(folder, `website-${index + 1}`));
    return { ...numbered(siteProgram(own, secrets, place), index + 1), origin: originOf(sitePort) };
  });
  await Promise.all(cms.map((program) => program.start()));
  await Promise.all(sites.map((program) => program.start()));
  const nginx = await startNginx(join(folder, 'nginx'), origins);
  return {
    ...{ cms, sites, redis, postgres, nginx, cmsNginx, secrets, siteUrl, folder },
    cmsUrl: cmsNginx.url,
    databaseUrl: postgres.url,
    editor: JSON.parse(readFileSync(join(dataDir, 'editor.json'), 'utf8')),
    stop: async () => {
      await nginx.stop();
      await Promise.all([...sites, ...cms].map((program) => program.stop()));
      await cmsNginx.stop();
      await redis.stop();
      await postgres.stop();
    },
  };
}
