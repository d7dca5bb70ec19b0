import { failure } from './failure.mjs';

const EXIT_CODES = { SIGINT: 130, SIGTERM: 0, SIGHUP: 0 };

function nextSignal() {
  return new Promise((resolve) => {
    for (const name of Object.keys(EXIT_CODES)) process.on(name, () => resolve(name));
  });
}

/**
 * Runs `bringUp`, then waits: for a signal, or for a program that ends by itself. Either way the
 * programs that run are stopped, last started first.
 */
export async function superviseUntilStopped(bringUp) {
  const programs = [];
  const signal = nextSignal();
  const { promise: accident, reject: giveUp } = withResolvers();

  async function start(program) {
    programs.unshift(program);
    await program.start();
    program.passOutput();
    void program.ended().then((how) => {
      giveUp(failure(`The ${program.name} ended by itself (${how}): the other is stopped too.`));
    });
    return `pid ${program.pid()}`;
  }

  try {
    const up = bringUp({ start }).then(() => accident);
    up.catch(() => undefined);
    const name = await Promise.race([signal, up]);
    console.log('\nStopping.');
    process.exitCode = EXIT_CODES[name];
  } finally {
    accident.catch(() => undefined);
    for (const program of programs) await program.stop();
  }
  // An install or a build may be under way: it ends with us (see run.mjs).
  process.exit();
}

/** Promise.withResolvers came with Node 22. */
function withResolvers() {
  const parts = {};
  parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return parts;
}
