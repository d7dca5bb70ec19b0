import { cpus } from 'node:os';

const sum = (numbers) => numbers.reduce((one, other) => one + other, 0);

function timesOf(processors) {
  const times = processors.map((processor) => processor.times);
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((each) => Object.values(each))),
  };
}

/** From now on; what it returns tells how many per cent of the machine's processors were idle since. */
export function watchIdle(read = cpus) {
  const before = timesOf(read());
  return () => {
    const { idle, all } = timesOf(read());
    return Math.round((100 * (idle - before.idle)) / Math.max(all - before.all, 1));
  };
}
