import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { makeTlsCertificate } from './tlsCertificate.mjs';
import { ROOT } from '../paths.mjs';
import { isInstalled } from './debian.mjs';
import { endOf } from './kill.mjs';

const DEPLOYED = join(ROOT, 'deploy/nginx');
const HOST = 'exhibition.example';

export const hasNginx = () => isInstalled('nginx');

/** False, or why tests that need it are skipped. */
export const lacksNginx = () => !hasNginx() && 'nginx is not installed';

const readDeployed = (name) => readFileSync(join(DEPLOYED, name), 'utf8');

/** The file of an upstream or several, with these in place of the two servers of each. */
function withServers(name, origins) {
  const text = readDeployed(name);
  const [, how] = /server 127\.0\.0\.1:\d+ (.*);/.exec(text);
  const servers = origins.map((origin) => `server ${new URL(origin).host} ${how};`).join('\n  ');
  return text.replace(/(?:server 127\.0\.0\.1:\d+ .*;\s*)+/g, `${servers}\n  `);
}

/** Deployed as an operator would, but for ports and folders. */
function writeSite(folder, { port, plainPort, origins, key, cert, hasCache, isUnlimited }) {
  const site = withServers('one-world.conf', origins)
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80 ', `listen 127.0.0.1:${plainPort} `)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace('/etc/nginx/tls/fullchain.pem', cert)
    .replace('/etc/nginx/tls/privkey.pem', key)
    .replace('/var/www/html', join(folder, 'challenges'))
    .replaceAll('/var/log/nginx', folder);
  // On a fuller disk, too, tests find what nginx keeps.
  const http = readDeployed('http.conf')
    .replaceAll('/var/cache/nginx', join(folder, 'cache'))
    .replaceAll('min_free=2g', 'min_free=1m');
  const locations = readDeployed('locations.conf');
  for (const name of ['snippets', 'cache']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(
    join(folder, 'http.conf'),
    isUnlimited ? http.replaceAll('rate=100r/s', 'rate=100000r/s') : http,
  );
  writeFileSync(
    join(folder, 'snippets/one-world.conf'),
    hasCache ? locations : locations.replaceAll(/^ *proxy_cache \w+;$/gm, ''),
  );
}

function writeCms(folder, { port, origins }) {
  const site = withServers('cms.conf', origins)
    .replace(/listen .*;/, `listen 127.0.0.1:${port};`)
    .replaceAll('/var/log/nginx', folder);
  writeFileSync(join(folder, 'http.conf'), '');
  writeFileSync(join(folder, 'site.conf'), site);
}

function writeMain(folder) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/tmp;`)
    .join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 2048; }
http {
  ${temporary}
  default_type application/octet-stream;
  include http.conf;
  include site.conf;
}
`,
  );
}

/** `isUp`: whether it answers. `reload`: as after a change of its configuration. */
async function run(folder, isUp) {
  writeMain(folder);
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = endOf(child);
  while (child.exitCode === null && !(await isUp().catch(() => null))) await wait(50);
  if (child.exitCode !== null)
    throw new Error(`nginx ended with ${child.exitCode}: see ${folder}/error.log`);
  return {
    pid: child.pid,
    reload: () => child.kill('SIGHUP'),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * The nginx of deploy/nginx before these websites, with HTTPS and HTTP/2 on a free port. `certificate`: its own, for clients. What
 * certbot would write lies in `challenges` of the folder.
 * For measuring: without its cache, or without a limit of requests.
 * @param {string} folder
 * @param {readonly string[]} origins
 * @param {{ hasCache?: boolean, isUnlimited?: boolean }} [how]
 */
export async function startNginx(folder, origins, { hasCache = true, isUnlimited = false } = {}) {
  mkdirSync(folder, { recursive: true });
  const [port, plainPort] = [await getPort(), await getPort()];
  const { key, cert } = await makeTlsCertificate(HOST, folder);
  writeSite(folder, { port, plainPort, origins, key, cert, hasCache, isUnlimited });
  const started = await run(folder, () =>
    fetch(`http://127.0.0.1:${plainPort}/`, { redirect: 'manual' }),
  );
  return {
    ...started,
    host: HOST,
    port,
    plainPort,
    certificate: readFileSync(cert),
    log: () =>
      readFileSync(join(folder, 'one-world.log'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
  };
}

/**
 * An nginx before several CMS.
 * @param {string} folder
 * @param {readonly string[]} origins
 */
export async function startCmsNginx(folder, origins) {
  mkdirSync(folder, { recursive: true });
  const port = await getPort();
  writeCms(folder, { port, origins });
  const url = `http://127.0.0.1:${port}`;
  return { ...(await run(folder, () => fetch(`${url}/health`))), url };
}
