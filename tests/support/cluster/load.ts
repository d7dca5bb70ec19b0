import type pg from 'pg';
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fingerprintsBy } from '@/lib/fingerprints.mjs';
import type { Counts, Kind, Outcome } from './counts';
import type { Truth } from './truth';
import { visit, type Answer, type Front } from './visitors';

export type Work = { id: string; label: string; seq: number };

type By = {
  front: Front;
  counts: Counts;
  truth: Truth;
  pool: pg.Pool;
  secret: string;
  works: readonly Work[];
  /** Pages and pictures that are asked for in turn. */
  pages: readonly string[];
  pictures: readonly string[];
};

/** Twenty requests a second; half as many on two processors, which all programs share with these visitors. */
const TICK_MS = availableParallelism() < 4 ? 100 : 50;
/** One a tick: of twenty, ten pages, four pictures, four searches, two favourites (with a captcha each). */
const TURN: readonly Kind[] = [
  ...(['page', 'search', 'page', 'picture', 'page', 'page', 'search', 'page'] as const),
  ...(['picture', 'favourite', 'page', 'search', 'page', 'picture', 'page', 'page'] as const),
  ...(['search', 'page', 'picture', 'favourite'] as const),
];
const ANSWER = 'HKM3N';
/** A visitor presses the button again when it says that something went wrong. */
const TRIES = 20;
const AGAIN_MS = 1000;

function judged({ status, headers }: Answer, expected: number): { outcome: Outcome; why: string } {
  if (status === expected) return { outcome: 'good', why: '' };
  const isLater = status === 503 && headers['retry-after'] !== undefined;
  return { outcome: isLater ? 'later' : 'failed', why: `status ${status}` };
}

/** Steady visitors of all kinds. `stop` waits for those who are still there. */
export function startLoad(by: By) {
  const { front, counts, truth, pool } = by;
  const hash = fingerprintsBy(by.secret, 'captchas');
  const under: Set<Promise<unknown>> = new Set();

  /** Counts the request; undefined: there was no answer. */
  async function ask(kind: Kind, path: string, fields?: object) {
    const begun = performance.now();
    const tell = (outcome: Outcome, why: string) =>
      counts.add({ kind, path, outcome, why, ms: performance.now() - begun });
    try {
      const answer = await visit(front, path, fields ? { method: 'POST', fields } : {});
      const { outcome, why } = judged(answer, 200);
      tell(outcome, why);
      if (kind === 'page') truth.checkText(`nginx ${path}`, answer.body.toString(), begun);
      return answer;
    } catch (error) {
      tell('failed', error instanceof Error ? `${error.name} ${error.message}` : String(error));
      return undefined;
    }
  }

  /** Makes the answer the right one: the CMS has only hashes, from which no answer can be read. False: there is no database. */
  const knowCaptcha = async (email: string) =>
    pool
      .query('UPDATE captchas SET answer_hash = $1 WHERE email_hash = $2 AND used = FALSE', [
        hash(email, ANSWER),
        hash(email),
      ])
      .then(
        ({ rowCount }) => rowCount === 1,
        () => false,
      );

  async function collect({ id, label, seq }: Work) {
    const email = `visitor-${randomUUID()}@example.org`;
    const made = await ask('captcha', '/api/captcha', { email });
    if (made?.status !== 200 || !(await knowCaptcha(email))) return;
    const form = { name: 'Ann', email, captcha: ANSWER, qrLabel: label, qrSeq: String(seq) };
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const answer = await ask('favourite', '/api/favorite', form);
      if (answer?.status === 200) {
        counts.acknowledged.push({ email, albumId: Number(id) });
        return;
      }
      if (answer?.body.includes('invalid.captcha')) {
        counts.refusedCaptchas.push(`${counts.phase}: ${email} at try ${tries}`);
        return;
      }
      counts.resent.push(`${counts.phase}: ${answer?.status} ${answer?.body}`);
      await wait(AGAIN_MS);
    }
    counts.given.push(email);
  }

  const inTurn = <T>(list: readonly T[], at: number) => list[at % list.length] as T;
  const actions: Record<Kind, (at: number) => Promise<unknown>> = {
    page: (at) => ask('page', inTurn(by.pages, at)),
    search: (at) => ask('search', `/albumsView?labelIds=2022&author=${at % 2 ? 'a' : 'e'}${at}`),
    picture: (at) => ask('picture', inTurn(by.pictures, at)),
    favourite: (at) => collect(inTurn(by.works, at)),
    captcha: async () => undefined,
  };

  let at = 0;
  const timer = setInterval(() => {
    const done: Promise<unknown> = actions[inTurn(TURN, at)](at).finally(() => under.delete(done));
    under.add(done);
    at += 1;
  }, TICK_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(under);
    },
  };
}
