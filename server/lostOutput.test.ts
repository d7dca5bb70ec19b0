import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const MODULE = join(__dirname, 'lostOutput.mjs');

/** Writes lines; tells on the channel of its parent, which stays open, what became of it. */
const PROGRAM = (first: string) => `
  ${first}
  process.on('uncaughtException', (error) => { process.send(error.code); process.exit(1); });
  let lines = 0;
  setInterval(() => {
    console.log('line');
    console.error('line');
    if ((lines += 1) === 20) { process.send('alive'); process.exit(); }
  }, 10);`;

async function outcomeOf(first: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM(first)], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  await once(child.stdout!, 'data');
  child.stdout!.destroy();
  child.stderr!.destroy();
  const [said] = await once(child, 'message');
  return said;
}

describe('bearLostOutput', () => {
  it('lets a program go on when nobody reads its log any more', async () => {
    const first = `import { bearLostOutput } from '${MODULE}'; bearLostOutput();`;
    await expect(outcomeOf(first)).resolves.toBe('alive');
  });

  it('which is an error otherwise', async () => {
    await expect(outcomeOf('')).resolves.toBe('EPIPE');
  });
});
