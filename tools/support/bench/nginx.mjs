import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { hasNginx } from '../../../scripts/support/test/nginx.mjs';

const configOf = (folder, server) => `
daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  access_log off; default_type text/html; keepalive_requests 1000000;
  client_body_temp_path ${folder}/t; proxy_temp_path ${folder}/t; fastcgi_temp_path ${folder}/t;
  uwsgi_temp_path ${folder}/t; scgi_temp_path ${folder}/t;
  server { ${server} }
}`;

/** @param {string} folder @param {string} server what stands in its block of the configuration */
function run(folder, server) {
  writeFileSync(join(folder, 'nginx.conf'), configOf(folder, server));
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  const child = spawn('nginx', args, { stdio: 'inherit' });
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return { pid: child.pid, stop };
}

/** The same bytes from a server that does nothing else; null where nginx is not installed. @param {Buffer} page */
export async function startNginx(page) {
  if (!hasNginx()) return null;
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await getPort();
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site/index.html'), page);
  const server = `listen 127.0.0.1:${port}; root ${folder}/site; add_header Content-Encoding br;`;
  const started = run(folder, server);
  const url = `http://127.0.0.1:${port}/`;
  while (!(await fetch(url, { method: 'HEAD' }).catch(() => null))) await wait(50);
  return { url, ...started };
}

/**
 * What stands before the website in the real world: TLS, and HTTP/2 where asked for. It listens on a socket, and hands few bytes
 * to it in advance, so that the order of the answers is decided when the line takes them.
 * @param {string} siteUrl
 * @param {{ key: string, cert: string }} files
 * @param {boolean} isHttp2
 */
export async function startSecureNginx(siteUrl, { key, cert }, isHttp2) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const socket = join(folder, 'socket');
  const server = `
    listen unix:${socket} ssl ${isHttp2 ? 'http2' : ''} sndbuf=16k;
    ssl_certificate ${cert}; ssl_certificate_key ${key}; ssl_buffer_size 4k;
    proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $http_host;
    proxy_buffers 64 8k;
    location / { proxy_pass ${siteUrl}; }`;
  const started = run(folder, server);
  while (!existsSync(socket)) await wait(50);
  return { socket, ...started };
}
