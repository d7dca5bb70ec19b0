import { spawn } from 'node:child_process';
import { isInstalled } from './debian.mjs';
import { endOf } from './kill.mjs';

/** Whether redis-server is installed; the tests that need one are skipped otherwise. */
export const hasRedis = () => isInstalled('redis-server');

/** A real Redis on loopback. It persists nothing, or all that it is told as docs/deploy.md has it: in `folder`. */
export async function startRedis(port, { folder = '', password = '' } = {}) {
  const place = folder ? ['--dir', folder, '--appendonly', 'yes'] : ['--appendonly', 'no'];
  const options = ['--port', port, '--bind', '127.0.0.1', '--save', '', ...place];
  if (password) options.push('--requirepass', password);
  const child = spawn('redis-server', options.map(String), {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = endOf(child);
  const isUp = new Promise((resolve) => {
    child.stdout.on('data', (line) => /ready to accept connections/i.test(line) && resolve());
  });
  await Promise.race([isUp, ended]);
  if (child.exitCode !== null) throw new Error(`redis-server ended with ${child.exitCode}`);
  return {
    pid: child.pid,
    ended: () => ended,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
