/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const MODULE = join(__dirname, 'supervise.mjs');

/** Supervises nothing, and writes lines; tells on the channel of its parent, which stays open, that it could. */
const PROGRAM = `import { superviseUntilStopped } from '${MODULE}';
  let lines = 0;
  setInterval(() => {
    console.log('line');
    if ((lines += 1) === 20) process.send('alive');
  }, 10);
  await superviseUntilStopped(async () => undefined);`;

it('programs are kept up when nobody reads the log any more, until a signal comes', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  const [ended, told] = [once(child, 'exit'), once(child, 'message')];
  await once(child.stdout!, 'data');
  child.stdout!.destroy();
  const [said] = await Promise.race([told, ended]);
  expect(said).toBe('alive');
  child.kill('SIGINT');
  expect(await ended).toEqual([130, null]);
});
