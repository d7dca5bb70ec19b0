import { atMost, partOf, tellRows } from '../../../tools/support/rows.mjs';
import type { Asked, Counts } from './counts';
import type { Phase } from './faults';
import { FRESH_AFTER_MS } from './truth';

const VISIBLE_MS = 2000;

/** Needs the database: counted apart. */
const isSent = ({ kind }: Asked) => kind === 'captcha' || kind === 'favourite';

const percentile = (numbers: readonly number[], part: number) => partOf(numbers, part) ?? 0;

const whole = (number: number) => String(number);
const inMs = (number: number) => `${number.toFixed(0)} ms`;

/** One line a phase: requests, and those that failed, are to come later, or were sent again. */
function tellPhases(counts: Counts, phases: readonly Phase[]) {
  console.log('\n| phase | answers | failed | later | captchas, favourites failed | worst | |');
  console.log('|---|---|---|---|---|---|---|');
  for (const { name } of phases) {
    const all = counts.of(({ phase }) => phase === name);
    const number = (fits: (asked: Asked) => boolean) => all.filter(fits).length;
    const figures = [
      all.length,
      number((asked) => !isSent(asked) && asked.outcome === 'failed'),
      number((asked) => !isSent(asked) && asked.outcome === 'later'),
      number((asked) => isSent(asked) && asked.outcome !== 'good'),
      inMs(Math.max(0, ...all.map(({ ms }) => ms))),
    ];
    console.log(`| ${[name, ...figures].join(' | ')} | |`);
  }
}

type Found = { lost: string[]; twice: string[] };

/** Every goal with its figure; what they count stands in counts.ts. */
export function rowsOf(counts: Counts, phases: readonly Phase[], { lost, twice }: Found) {
  const without = phases.filter((phase) => phase.isWithoutDatabase).map(({ name }) => name);
  const failed = counts.of(
    (asked) =>
      asked.outcome === 'failed' ||
      (asked.outcome === 'later' && !(without.includes(asked.phase) && asked.kind !== 'page')),
  );
  const isAway = ({ phase }: { phase: string }) => without.includes(phase);
  const [told, stale] = [counts.stale.filter(isAway), counts.stale.filter((one) => !isAway(one))];
  const calm = counts.visible.filter(({ phase }) => phase === 'nothing').map(({ ms }) => ms);
  const all = counts.visible.filter((one) => !isAway(one)).map(({ ms }) => ms);
  return [
    atMost(
      'pages, searches, pictures failed',
      failed.filter((asked) => !isSent(asked)).length,
      0,
      whole,
    ),
    atMost(
      'captchas and favourites failed while there is a database',
      counts.of((asked) => isSent(asked) && asked.outcome !== 'good' && !isAway(asked)).length,
      0,
      whole,
    ),
    atMost('stale answers after 10 s', stale.length, 0, whole),
    { what: 'the same while there is no database, so nothing new', measured: whole(told.length) },
    atMost('favourites acknowledged and lost', lost.length, 0, whole),
    atMost('favourites stored twice', twice.length, 0, whole),
    atMost('right captchas called wrong', counts.refusedCaptchas.length, 0, whole),
    atMost('favourites given up after 20 tries', counts.given.length, 0, whole),
    atMost('seen on all websites, nothing killed, p95', percentile(calm, 0.95), VISIBLE_MS, inMs),
    atMost('seen on all that are up, at the latest', Math.max(0, ...all), FRESH_AFTER_MS, inMs),
  ];
}

/** What was counted, and what failed of it. */
export function tell(counts: Counts, phases: readonly Phase[], rows: ReturnType<typeof rowsOf>) {
  tellPhases(counts, phases);
  console.log(
    `\n${counts.changes} changes and ${counts.withdrawals} withdrawals saved, ${counts.failedSaves.length} saves failed; ` +
      `${counts.acknowledged.length} favourites acknowledged, ${counts.resent.length} sent again.`,
  );
  console.log('\n| what | measured | goal | |\n|---|---|---|---|');
  tellRows(rows);
  const bad = counts.of(({ outcome }) => outcome !== 'good');
  const kinds = new Map<string, number>();
  for (const { phase, kind, path, outcome, why } of bad) {
    const what = `${phase}: ${kind} ${outcome}: ${why}${kind === 'page' ? ` ${path}` : ''}`;
    kinds.set(what, (kinds.get(what) ?? 0) + 1);
  }
  for (const [what, number] of kinds) console.log(`${number} × ${what}`);
  for (const { phase, what } of counts.stale.slice(0, 40)) console.log(`${phase}: ${what}`);
  for (const list of [counts.refusedCaptchas, counts.failedSaves])
    for (const line of list.slice(0, 20)) console.log(line);
  for (const { phase, ms } of counts.visible.filter(({ ms }) => ms > VISIBLE_MS))
    console.log(`${phase}: seen on all websites after ${inMs(ms)}`);
  for (const line of new Set(counts.resent)) console.log(`sent again: ${line}`);
}
