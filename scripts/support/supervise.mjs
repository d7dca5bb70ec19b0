import { bearLostOutput } from '../../server/lostOutput.mjs';
import { failure } from './failure.mjs';
import { keepUp } from './keepUp.mjs';

const EXIT_CODES = { SIGINT: 130, SIGTERM: 0, SIGHUP: 0 };

function nextSignal() {
  return new Promise((resolve) => {
    for (const name of Object.keys(EXIT_CODES)) process.on(name, () => resolve(name));
  });
}

/**
 * Runs `bringUp`, then keeps its programs running until a signal arrives or none of them is left (docs/decisions/0026).
 * Finally stops the running ones, last started first.
 */
export async function superviseUntilStopped(bringUp) {
  bearLostOutput();
  const programs = [];
  const signal = nextSignal();
  const halt = new AbortController();
  const { promise: accident, reject: giveUp } = withResolvers();
  let running = 0;

  function leave() {
    running -= 1;
    if (running === 0) giveUp(failure('Nothing is left that runs.'));
  }

  async function start(program) {
    programs.unshift(program);
    await program.start();
    program.passOutput();
    running += 1;
    keepUp(program, halt.signal).then(leave, giveUp);
    return `pid ${program.pid()}`;
  }

  try {
    const up = bringUp({ start }).then(() => accident);
    up.catch(() => undefined);
    const name = await Promise.race([signal, up]);
    console.log('\nStopping.');
    process.exitCode = EXIT_CODES[name];
  } finally {
    halt.abort();
    accident.catch(() => undefined);
    for (const program of programs) await program.stop();
  }
  // An install or a build that is running ends with us (see run.mjs).
  process.exit();
}

/** Promise.withResolvers needs Node 22. */
function withResolvers() {
  const parts = {};
  parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return parts;
}
