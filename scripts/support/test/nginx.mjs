import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { makeCertificate } from '../certificate.mjs';
import { ROOT } from '../paths.mjs';
import { isInstalled } from './debian.mjs';

const DEPLOYED = join(ROOT, 'deploy/nginx');
const HOST = 'exhibition.example';

/** Whether nginx is installed; the tests that need one are skipped otherwise. */
export const hasNginx = () => isInstalled('nginx');

const readDeployed = (name) => readFileSync(join(DEPLOYED, name), 'utf8');

/** The file of an upstream, with these in place of its two servers. */
function withServers(name, origins) {
  const text = readDeployed(name);
  const [, how] = /server 127\.0\.0\.1:\d+ (.*);/.exec(text);
  const servers = origins.map((origin) => `server ${new URL(origin).host} ${how};`).join('\n  ');
  return text.replace(/(?:server 127\.0\.0\.1:\d+ .*;\s*)+/, `${servers}\n  `);
}

/** Deployed as an operator would, but for ports and folders. */
function writeConfig(folder, { port, plainPort, cmsPort, origins, cms, key, cert }) {
  const site = withServers('one-world.conf', origins)
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80 ', `listen 127.0.0.1:${plainPort} `)
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace('/etc/nginx/tls/fullchain.pem', cert)
    .replace('/etc/nginx/tls/privkey.pem', key)
    .replaceAll('/var/log/nginx', folder);
  writeFileSync(join(folder, 'site.conf'), site);
  const inner = withServers('cms.conf', cms).replace(/listen .*;/, `listen 127.0.0.1:${cmsPort};`);
  writeFileSync(join(folder, 'cms.conf'), cms.length > 0 ? inner : '');
  writeFileSync(
    join(folder, 'http.conf'),
    readDeployed('http.conf').replaceAll('/var/cache/nginx', join(folder, 'cache')),
  );
  mkdirSync(join(folder, 'snippets'), { recursive: true });
  mkdirSync(join(folder, 'cache'), { recursive: true });
  cpSync(join(DEPLOYED, 'locations.conf'), join(folder, 'snippets/one-world.conf'));
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
  include cms.conf;
}
`,
  );
}

/**
 * The nginx of deploy/nginx before these websites, with HTTPS and HTTP/2 on a free port, and before these CMS on another.
 * `certificate`: its own, for clients.
 * @param {string} folder
 * @param {readonly string[]} origins
 * @param {readonly string[]} [cms]
 */
export async function startNginx(folder, origins, cms = []) {
  mkdirSync(folder, { recursive: true });
  const [port, plainPort, cmsPort] = [await getPort(), await getPort(), await getPort()];
  const { key, cert } = await makeCertificate(HOST, folder);
  writeConfig(folder, { port, plainPort, cmsPort, origins, cms, key, cert });
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'exit').finally(() => process.off('exit', kill));
  const isUp = () =>
    fetch(`http://127.0.0.1:${plainPort}/`, { redirect: 'manual' }).catch(() => null);
  while (child.exitCode === null && !(await isUp())) await wait(50);
  if (child.exitCode !== null)
    throw new Error(`nginx ended with ${child.exitCode}: see ${folder}/error.log`);
  return {
    host: HOST,
    port,
    plainPort,
    cmsOrigin: `http://127.0.0.1:${cmsPort}`,
    certificate: readFileSync(cert),
    pid: child.pid,
    log: () =>
      readFileSync(join(folder, 'one-world.log'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
