import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';

const configOf = (folder, port) => `
daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  access_log off; default_type text/html; keepalive_requests 1000000;
  client_body_temp_path ${folder}/t; proxy_temp_path ${folder}/t; fastcgi_temp_path ${folder}/t;
  uwsgi_temp_path ${folder}/t; scgi_temp_path ${folder}/t;
  server { listen 127.0.0.1:${port}; root ${folder}/site; add_header Content-Encoding br; }
}`;

/** The same bytes from a server that does nothing else; null where nginx is not installed. @param {Buffer} page */
export async function startNginx(page) {
  if (spawnSync('nginx', ['-v']).status !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await getPort();
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site/index.html'), page);
  writeFileSync(join(folder, 'nginx.conf'), configOf(folder, port));
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  });
  const url = `http://127.0.0.1:${port}/`;
  while (!(await fetch(url, { method: 'HEAD' }).catch(() => null))) await wait(50);
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, pid: child.pid, stop };
}
