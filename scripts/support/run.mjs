import { spawn } from 'node:child_process';
import { failure } from './failure.mjs';
import { ROOT } from './paths.mjs';

const LAST_LINES = 40;

const running = new Set();

/** Stops the processes that `run` has started, and waits for their end. */
export async function stopRunning() {
  const over = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)));
  for (const child of running) child.kill();
  await Promise.all(over);
}

function describe(command, args, how, output) {
  const tail = output.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
  const line = `"${[command, ...args].join(' ')}" ended with ${how}.`;
  return tail ? `${tail}\n\n${line}` : line;
}

/** Runs a command to its end. Returns its output; prints it when the command fails, or always with `show`. `input`: what it reads. */
export function run(command, args, { cwd = ROOT, env = process.env, show = false, input } = {}) {
  return new Promise((resolve, reject) => {
    const output = show ? 'inherit' : 'pipe';
    const given = input === undefined ? 'ignore' : 'pipe';
    const child = spawn(command, args, { cwd, env, stdio: [given, output, output] });
    // One that ends without reading it says so by its code.
    child.stdin?.on('error', () => undefined).end(input);
    let said = '';
    child.stdout?.on('data', (chunk) => (said += chunk));
    child.stderr?.on('data', (chunk) => (said += chunk));

    const end = () => void child.kill();
    process.once('exit', end);
    running.add(child);
    child.on('error', (error) => {
      running.delete(child);
      reject(failure(`${command} did not start: ${error.message}.`));
    });
    child.on('close', (code, signal) => {
      running.delete(child);
      process.off('exit', end);
      if (code === 0) resolve(said);
      else reject(failure(describe(command, args, signal ?? `code ${code}`, said)));
    });
  });
}
