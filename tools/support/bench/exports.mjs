import { setTimeout as wait } from 'node:timers/promises';
import { megabytesOf } from '../processUsage.mjs';
import { cpuOf } from '../scale/processes.mjs';

const LOOK_MS = 100;
/** A call that the website makes. */
const CALL = '/services/artexh/artexhAlbum/listPublished?seqFlag=true&dStart=0&dCount=20';

export async function signIn({ origin, editor }) {
  const answer = await fetch(`${origin}/api/editors/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(editor),
  });
  return (await answer.json()).token;
}

/** Memory, and how long a visitor's call takes, until told to stop. */
function watch(pid, origin) {
  const seen = { peak: 0, calls: [] };
  let goesOn = true;
  const memory = (async () => {
    while (goesOn) {
      seen.peak = Math.max(seen.peak, megabytesOf(pid));
      await wait(LOOK_MS);
    }
  })();
  const calls = (async () => {
    while (goesOn) {
      const start = performance.now();
      await (await fetch(`${origin}${CALL}&t=${start}`)).arrayBuffer();
      seen.calls.push(performance.now() - start);
      await wait(LOOK_MS);
    }
  })();
  return async () => {
    goesOn = false;
    await Promise.all([memory, calls]);
    seen.calls.sort((one, other) => one - other);
    return seen;
  };
}

const at = (sorted, part) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;

export async function measureExport({ cms, origin }, { list, format, token }) {
  const pid = cms.pid();
  const before = megabytesOf(pid);
  const cpu = cpuOf(pid);
  const start = performance.now();
  const stop = watch(pid, origin);
  const answer = await fetch(`${origin}/api/${list}/export?format=${format}`, {
    headers: { authorization: `JWT ${token}` },
  });
  if (!answer.ok) throw new Error(`${list}: ${answer.status}`);
  let bytes = 0;
  let lines = 0;
  let first = 0;
  for await (const piece of answer.body) {
    first ||= performance.now() - start;
    bytes += piece.length;
    if (format === 'csv') lines += Buffer.from(piece).toString('latin1').split('\r\n').length - 1;
  }
  const seconds = (performance.now() - start) / 1000;
  const { peak, calls } = await stop();
  const spent = (cpuOf(pid) - cpu) / 1000;
  return { list, format, bytes, lines, first, seconds, spent, before, peak, calls };
}

export function tellHead(name) {
  console.log(`\n${name}, 100,000 works\n`);
  console.log(
    '| list | lines | MB | first byte | whole | CPU | memory before, peak | visitor’s call p50, p99, longest |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
}

/** As soon as it is measured. */
export function tellExport({ list, format, calls, ...row }) {
  const figures = [
    format === 'csv' ? row.lines : '',
    (row.bytes / 1e6).toFixed(1),
    `${(row.first / 1000).toFixed(1)} s`,
    `${row.seconds.toFixed(0)} s`,
    `${row.spent.toFixed(0)} s`,
    `${row.before.toFixed(0)}, ${row.peak.toFixed(0)} MB`,
    [0.5, 0.99, 1].map((part) => at(calls, part).toFixed(0)).join(', ') + ' ms',
  ];
  console.log(`| ${[`${list} ${format}`, ...figures].join(' | ')} |`);
}
